/** A JSON schema as editors' programs read it. */
export type JsonSchema = { [keyword: string]: unknown }

/** What a value may be: these keywords go beside the token. Names that are fixed (`const`) tell the kinds of a union apart, and stay. */
const LIMITS = ['type', 'enum', 'pattern', 'format', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']
const TOKEN: JsonSchema = { type: 'string', pattern: '\\{[^{}]+\\}' }

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value)
const each = (value: unknown, change: (schema: JsonSchema) => JsonSchema) =>
  isSchema(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, isSchema(one) ? change(one) : one])) : value

const takesToken = ({ anyOf }: JsonSchema) => Array.isArray(anyOf) && anyOf.some((one) => isSchema(one) && one.pattern === TOKEN.pattern)

/** Leaves out what the loader fills in (`figureValueFields` of src/schemas/fields/fields.ts), because nobody is to write it. */
const withoutReadOnly = (properties: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(properties).filter(([, one]) => !(isSchema(one) && one.readOnly === true)))

/** Where a schema has others: by name, in a list, or one. */
function partsWithTokens(keyword: string, value: unknown): unknown {
  if (keyword === 'properties' && isSchema(value)) return each(withoutReadOnly(value), withTokens)
  if (['$defs', 'definitions'].includes(keyword)) return each(value, withTokens)
  if (['items', 'additionalProperties', 'prefixItems', 'anyOf', 'oneOf', 'allOf'].includes(keyword))
    return Array.isArray(value) ? value.map((one) => (isSchema(one) ? withTokens(one) : one)) : isSchema(value) ? withTokens(value) : value
  return value
}

/**
 * Editors' programs see a token (`{claim:languages}`) before it becomes a value: they would underline it as too long, as no number
 * or as none of a list.
 * @returns the schema without the fields that nobody writes. It takes a text with braces wherever it limits a text or asks for a number,
 *   and stays as it is where it takes one already
 */
export function withTokens(schema: JsonSchema): JsonSchema {
  if (takesToken(schema)) return schema
  const entries = Object.entries(schema).map(([keyword, value]) => [keyword, partsWithTokens(keyword, value)] as const)
  const isLimited = ['string', 'number', 'integer'].includes(String(schema.type)) && !('const' in schema)
  if (!isLimited) return Object.fromEntries(entries)
  const limits = entries.filter(([keyword]) => LIMITS.includes(keyword))
  return {
    ...Object.fromEntries(entries.filter(([keyword]) => !LIMITS.includes(keyword))),
    anyOf: [Object.fromEntries(limits), TOKEN],
  }
}
