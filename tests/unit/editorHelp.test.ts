/** The help that editors see in VS Code: descriptions of fields, in the JSON schemas that Astro makes of src/schemas. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { withTokens } from '#src/contentEngine/astro/tokenSchema.ts'
import { factFileSchemas } from '#src/facts/factFiles.ts'

// Only the schemas of collections are needed, so nothing is loaded.
vi.mock('astro:content', () => ({ defineCollection: (collection: unknown) => collection }))
vi.mock('#src/contentEngine/astro/contentLoader.ts', () => ({ createContentLoaders: () => () => undefined }))

const { collections } = (await import('#src/content.config.ts')) as unknown as { collections: Record<string, { schema: z.ZodType }> }

type Schema = { description?: string; properties?: Record<string, Schema>; [keyword: string]: unknown }
type Field = { path: string; name: string; description: string }

const PART_KEYS = ['items', 'prefixItems', 'additionalProperties', 'oneOf', 'anyOf', 'allOf']
/** The schemas inside a list, a record or a union. */
const schemaParts = (schema: Schema) =>
  PART_KEYS.flatMap<Schema>((keyword) => (schema[keyword] ?? []) as Schema[]).filter((part) => typeof part === 'object')

/** Every field of a JSON schema, also in lists and unions. */
const findFields = (schema: Schema, path: string): Field[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    { path: `${path}.${name}`, name, description: field.description ?? '' },
    ...findFields(field, `${path}.${name}`),
  ]),
  ...schemaParts(schema).flatMap((part) => findFields(part, path)),
]
/** With the options that Astro uses (`generateJSONSchema` in its types generator). */
const fieldsOf = (schema: z.ZodType, kind: string) =>
  findFields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, kind)

const hasHelp = ({ description }: Field) => /^\S.{13,}[.”]$/.test(description)
/** The default descriptions of `textField` and `listField` in src/schemas/fields/fields.ts. */
const hasGeneralHelp = ({ description }: Field) => /^(Text of up to|A list of) \d/.test(description)
const describeFields = (fields: Field[]) => [...new Set(fields.map(({ path, description }) => `${path}: “${description}”`))]

const allFields = [
  ...Object.entries(collections).flatMap(([kind, { schema }]) => fieldsOf(schema, kind)),
  ...Object.entries(factFileSchemas).flatMap(([name, schema]) => fieldsOf(schema, name)),
]

it('every field of every kind of content has a description', () => {
  const planted = z.object({ list: z.array(z.object({ title: z.string(), text: z.string().meta({ description: 'What it says.' }) })) })
  const withoutHelp = fieldsOf(planted.describe('A list of texts.'), 'planted').filter((field) => !hasHelp(field))
  expect(withoutHelp.map(({ path }) => path)).toEqual(['planted.list', 'planted.list.title', 'planted.list.text'])
  expect(describeFields(allFields.filter((field) => !hasHelp(field)))).toEqual([])
})
it('VS Code underlines nothing in the content, tokens and dates included', () => {
  const { 'yaml.schemas': named } = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as { 'yaml.schemas': Record<string, string> }
  const kinds: Record<string, z.ZodType> = {
    ...Object.fromEntries(Object.entries(collections).map(([k, c]) => [k, c.schema])),
    ...factFileSchemas,
  }
  const files = { ...named, 'blog.schema.json': 'src/content/blog/*.mdx', 'documents.schema.json': 'src/content/documents/**/*.mdx' }
  const underlined = Object.entries(files).flatMap(([path, pattern]) => {
    const schema = kinds[basename(path, '.schema.json')]
    if (!schema) return [`${path} is of no kind of content`]
    const shownSchema = z.fromJSONSchema(withTokens(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
    return globSync(pattern).flatMap((file) => {
      const [written = '', front] = readFileSync(file, 'utf8').split(/^---$/m)
      const { error } = shownSchema.safeParse(parse(front ?? written))
      return (error?.issues ?? []).map((issue) => `${file}, ${issue.path.join(' › ')}: ${issue.message}`)
    })
  })
  expect(underlined).toEqual([])
})
it('no field leaves an editor with its length alone', () => expect(describeFields(allFields.filter(hasGeneralHelp))).toEqual([]))
it('the check finds a field without a description in lists, unions and records', () => {
  const bareSchema = z.object({ bare: z.string() })
  const unionSchema = z.discriminatedUnion('kind', [bareSchema.extend({ kind: z.literal('a') })])
  const pageSchema = z.object({ list: z.array(bareSchema), one: unionSchema, named: z.record(z.string(), bareSchema) })
  const paths = ['list', 'list.bare', 'one', 'one.bare', 'one.kind', 'named', 'named.bare']
  expect(
    fieldsOf(pageSchema, 'page')
      .filter((field) => !hasHelp(field))
      .map(({ path }) => path),
  ).toEqual(paths.map((path) => `page.${path}`))
})
it('VS Code reads the schemas of articles, too', () => {
  expect(JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))).toMatchObject({ 'astro.content-intellisense': true })
  expect(readFileSync('astro.config.ts', 'utf8')).toMatch(/experimental: \{ contentIntellisense: true \}/)
})
