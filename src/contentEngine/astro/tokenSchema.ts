import { isRecord } from '#src/lib/anywhere/objects/isRecord.ts'

export type JsonSchema = Record<string, unknown>

/** Limits of a value. They do not apply to a token. Fixed names (`const`) tell the kinds of a union apart, so they stay. */
const LIMITS = ['type', 'enum', 'pattern', 'format', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']
const TOKEN: JsonSchema = { type: 'string', pattern: '\\{[^{}]+\\}' }

const mapSchemas = (value: unknown, change: (schema: JsonSchema) => JsonSchema) =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, isRecord(item) ? change(item) : item])) : value

const acceptsToken = ({ anyOf }: JsonSchema) =>
  Array.isArray(anyOf) && anyOf.some((item) => isRecord(item) && item.pattern === TOKEN.pattern)

/** Removes fields that the loader fills in (`figureValueFields` of src/schemas/fields/fields.ts), because editors must not write them. */
const withoutReadOnly = (properties: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(properties).filter(([, item]) => !(isRecord(item) && item.readOnly === true)))

/** Changes the schemas that a keyword contains: by name, in a list, or a single one. */
function nestedWithTokens(keyword: string, value: unknown): unknown {
  if (keyword === 'properties' && isRecord(value)) return mapSchemas(withoutReadOnly(value), withTokens)
  if (['$defs', 'definitions'].includes(keyword)) return mapSchemas(value, withTokens)
  if (['items', 'additionalProperties', 'prefixItems', 'anyOf', 'oneOf', 'allOf'].includes(keyword))
    return Array.isArray(value)
      ? value.map((item) => (isRecord(item) ? withTokens(item) : item))
      : isRecord(value)
        ? withTokens(value)
        : value
  return value
}

/**
 * Editors' programs see a token (`{claim:languages}`) before it becomes a value. They would underline it as too long, as not a number or as
 * not in a list.
 * @returns the schema without fields that the loader fills in. It also accepts a text with braces wherever it limits a text or requires a
 *   number.
 */
export function withTokens(schema: JsonSchema): JsonSchema {
  if (acceptsToken(schema)) return schema
  const entries = Object.entries(schema).map(([keyword, value]) => [keyword, nestedWithTokens(keyword, value)] as const)
  const isLimited = ['string', 'number', 'integer'].includes(String(schema.type)) && !('const' in schema)
  if (!isLimited) return Object.fromEntries(entries)
  const limits = entries.filter(([keyword]) => LIMITS.includes(keyword))
  return {
    ...Object.fromEntries(entries.filter(([keyword]) => !LIMITS.includes(keyword))),
    anyOf: [Object.fromEntries(limits), TOKEN],
  }
}
