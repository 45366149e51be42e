/** What an editor is shown while writing content: the descriptions of fields, in the JSON schemas that Astro makes of src/schemas. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { factFileSchemas } from '#src/facts/factFiles.ts'
import { withTokens } from '#src/lib/build/content/loading/tokenSchema.ts'

// Nothing is loaded here: of a collection, its schema is enough.
vi.mock('astro:content', () => ({ defineCollection: (collection: unknown) => collection }))
vi.mock('#src/lib/build/content/loading/contentLoader.ts', () => ({ contentLoaders: () => () => undefined }))

const { collections } = (await import('#src/content.config.ts')) as unknown as { collections: Record<string, { schema: z.ZodType }> }

type Schema = { description?: string; properties?: Record<string, Schema>; [keyword: string]: unknown }
type Field = { path: string; description: string }

const PART_KEYS = ['items', 'prefixItems', 'additionalProperties', 'oneOf', 'anyOf', 'allOf']
/** What a list, a record or a union is made of. */
const schemaParts = (schema: Schema) =>
  PART_KEYS.flatMap<Schema>((keyword) => (schema[keyword] ?? []) as Schema[]).filter((part) => typeof part === 'object')

/** Every field of a JSON schema, those of lists and of each kind of a union among them. */
const findFields = (schema: Schema, path: string): Field[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    { path: `${path}.${name}`, description: field.description ?? '' },
    ...findFields(field, `${path}.${name}`),
  ]),
  ...schemaParts(schema).flatMap((part) => findFields(part, path)),
]
/** As Astro asks for it (`generateJSONSchema` of its types generator). */
const fieldsOf = (schema: z.ZodType, kind: string) =>
  findFields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, kind)

const hasHelp = ({ description }: Field) => /^\S.{13,}[.”]$/.test(description)
/** `textField` and `listField` of src/schemas/fields/fields.ts give a field this description if it has none of its own. */
const hasGeneralHelp = ({ description }: Field) => /^(Text of up to|A list of) \d/.test(description)
const describeFields = (fields: Field[]) => [...new Set(fields.map(({ path, description }) => `${path}: “${description}”`))]

const allFields = [
  ...Object.entries(collections).flatMap(([kind, { schema }]) => fieldsOf(schema, kind)),
  ...Object.entries(factFileSchemas).flatMap(([name, schema]) => fieldsOf(schema, name)),
]

it('every field of every kind of content has a description', () => {
  expect(allFields.length).toBeGreaterThan(2000)
  expect(describeFields(allFields.filter((field) => !hasHelp(field)))).toEqual([])
})
it('nothing that the content has is underlined by an editor’s program, tokens and dates included', () => {
  const { 'yaml.schemas': named } = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as { 'yaml.schemas': Record<string, string> }
  const kinds: Record<string, z.ZodType> = {
    ...Object.fromEntries(Object.entries(collections).map(([k, c]) => [k, c.schema])),
    ...factFileSchemas,
  }
  const files = { ...named, 'blog.schema.json': 'src/content/blog/*.mdx', 'documents.schema.json': 'src/content/documents/**/*.mdx' }
  const underlined = Object.entries(files).flatMap(([path, pattern]) => {
    const schema = kinds[basename(path, '.schema.json')]
    if (!schema) return [`${path} is of no kind of content`]
    const shown = z.fromJSONSchema(withTokens(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
    return globSync(pattern).flatMap((file) => {
      const [written = '', front] = readFileSync(file, 'utf8').split(/^---$/m)
      const { error } = shown.safeParse(parse(front ?? written))
      return (error?.issues ?? []).map((issue) => `${file}, ${issue.path.join(' › ')}: ${issue.message}`)
    })
  })
  expect(underlined).toEqual([])
})
it('no field leaves an editor with its length alone', () => expect(describeFields(allFields.filter(hasGeneralHelp))).toEqual([]))

describe('the check', () => {
  const help = (schema: z.ZodType) => fieldsOf(schema, 'page').map(({ path, description }) => `${path}: ${description}`)
  const shared = z.string().meta({ description: 'Shared.' })
  const own = { description: 'Own.' }
  it('finds a field without a description in lists, unions and records', () => {
    const bare = z.object({ bare: z.string() })
    const union = z.discriminatedUnion('kind', [bare.extend({ kind: z.literal('a') })])
    expect(help(z.object({ list: z.array(bare), one: union, tuple: z.tuple([bare]), named: z.record(z.string(), bare) }))).toEqual([
      'page.list: ',
      'page.list.bare: ',
      'page.one: ',
      'page.one.bare: ',
      'page.one.kind: ',
      'page.tuple: ',
      'page.tuple.bare: ',
      'page.named: ',
      'page.named.bare: ',
    ])
  })
  it('sees that a later description replaces a shared one, through whatever wraps it', () =>
    expect(
      help(
        z.object({
          plain: shared,
          own: shared.meta(own),
          left: z.exactOptional(shared).meta(own),
          nothing: shared.nullable().meta(own),
          preset: shared.default('x').meta(own),
          changed: shared.transform(Number).meta(own),
          checked: shared.meta(own).refine(Boolean),
        }),
      ),
    ).toEqual(
      ['plain: Shared.', ...['own', 'left', 'nothing', 'preset', 'changed', 'checked'].map((name) => `${name}: Own.`)].map(
        (line) => `page.${line}`,
      ),
    ))
  it.each([
    ['', false],
    ['Too short.', false],
    ['A sentence without an end', false],
    ['The title of the page.', true],
  ])('takes “%s” for a description: %s', (description, expected) => expect(hasHelp({ path: '', description })).toBe(expected))
})
