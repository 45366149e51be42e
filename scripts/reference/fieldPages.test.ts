/** An editor finds each field with what it is, what it may hold, and whether it has to be there. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type FieldSchema, type NamedGroup, writeFieldPages } from './fieldPages.ts'

const json = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema
const withDescription = <T extends z.ZodType>(schema: T, description: string) => schema.meta({ description })
const pageOf = (schema: z.ZodType) =>
  writeFieldPages([{ files: 'src/content/tools.yaml', schema: json(schema) }], [])
    .get('tools.md')
    ?.split('\n') ?? []
const rowsOf = (fields: z.ZodRawShape) => pageOf(z.object(fields)).filter((line) => line.startsWith('| `'))

describe('a field', () => {
  it.each([
    ['a text', withDescription(z.string().min(1).max(90), 'The headline.'), '| The headline. | up to 90 characters |'],
    ['a text that has to be long enough', withDescription(z.string().min(20).max(90), 'Said.'), '| Said. | 20 to 90 characters |'],
    ['what may be left out', z.exactOptional(withDescription(z.string().max(9), 'Said.')), '| Said. | up to 9 characters; optional |'],
    [
      'what has a value by itself',
      withDescription(z.enum(['up', 'down']).default('up'), 'Where.'),
      '| Where. | `up`, `down`; optional; default `up` |',
    ],
    ['a choice with a sign of tables', withDescription(z.enum(['a|b']), 'This | that.'), '| This \\| that. | `a\\|b` |'],
    ['a number', withDescription(z.number().int().min(1).max(9), 'How many.'), '| How many. | a whole number from 1 to 9 |'],
    ['a number from 0', withDescription(z.number().min(0), 'How much.'), '| How much. | a number from 0 |'],
    ['yes or no', withDescription(z.boolean(), 'Whether.'), '| Whether. | `true` or `false` |'],
    ['nothing as an answer', withDescription(z.enum(['bob']).nullable(), 'Who.'), '| Who. | `bob` or `null` |'],
    ['a list of texts', withDescription(z.array(z.string().max(9)).min(2).max(5), 'All.'), '| All. | 2 to 5; each up to 9 characters |'],
    [
      'a text of a certain form',
      withDescription(z.string().regex(/^\d\d:\d\d$/), 'When.').meta({ examples: ['05:51'] }),
      '| When. | like `05:51` |',
    ],
    ['a list of any length', withDescription(z.array(z.string()), 'All.'), '| All. | a list |'],
    [
      'a choice among more than one takes in',
      withDescription(z.enum(Array.from({ length: 40 }, (_, n) => `n${n}`)), 'A name.'),
      '| A name. | a name from a list |',
    ],
  ])('says that it is %s', (_case, field, expected) => expect(rowsOf({ field })).toEqual([`| \`field\` ${expected}`]))
})

it('a page about fields leads into groups, lists and names', () => {
  const itemSchema = z.object({ title: withDescription(z.string(), 'Its title.') })
  const names = rowsOf({
    group: withDescription(itemSchema, 'A group.'),
    list: withDescription(z.array(itemSchema), 'A list.'),
    named: withDescription(z.record(z.string(), itemSchema), 'By name.'),
    known: withDescription(z.record(z.enum(['one', 'two']), z.string()), 'Two.'),
    maybe: withDescription(itemSchema.nullable(), 'Perhaps.'),
  })
  expect(names.map((row) => row.split(' | ').slice(0, 2).join(' | '))).toEqual([
    '| `group` | A group.',
    '| `group › title` | Its title.',
    '| `list` | A list.',
    '| `list › title` | Its title.',
    '| `named` | By name. Each stands under its name.',
    '| `named › title` | Its title.',
    '| `known` | Two. Its names: `one`, `two`.',
    '| `maybe` | Perhaps.',
    '| `maybe › title` | Its title.',
  ])
})
it('a page about fields has a table for each kind of thing that a field may be', () => {
  const blockSchema = z.discriminatedUnion('kind', [
    z.object({ kind: withDescription(z.literal('text'), 'Words.'), words: withDescription(z.string(), 'Which.') }),
    z.object({ kind: withDescription(z.literal('picture'), 'A drawing.'), of: withDescription(z.string(), 'Of what.') }),
  ])
  expect(pageOf(z.object({ blocks: withDescription(z.array(blockSchema), 'The page.') })).slice(4)).toEqual([
    '| field | what it is | limits |',
    '|---|---|---|',
    '| `blocks` | The page. [Its kinds](#blocks-its-kinds) are below. | a list |',
    '',
    '## `blocks`, its kinds',
    '',
    '- [`text`](#blocks-kind-text): Words.',
    '- [`picture`](#blocks-kind-picture): A drawing.',
    '',
    '## `blocks`, kind `text`',
    '',
    '| field | what it is | limits |',
    '|---|---|---|',
    '| `words` | Which. |  |',
    '',
    '## `blocks`, kind `picture`',
    '',
    '| field | what it is | limits |',
    '|---|---|---|',
    '| `of` | Of what. |  |',
    '',
  ])
})

describe('a group that several kinds share', () => {
  const linkSchema = z.object({ label: withDescription(z.string(), 'What it says.'), to: withDescription(z.string(), 'Where it leads.') })
  const kinds = ['features/**/*.yaml', 'home.yaml'].map((files) => ({
    files: `src/content/${files}`,
    schema: json(
      z.object({
        action: withDescription(linkSchema, `The button of ${files}.`),
        own: withDescription(z.object({ x: withDescription(z.string(), 'X.') }), 'Own.'),
      }),
    ),
  }))
  const pages = writeFieldPages(kinds, [{ name: 'pageLink', page: 'shared', schema: json(linkSchema) }])
  it('is described once, and linked from each of them', () => {
    expect([...pages.keys()]).toEqual(['features.md', 'home.md', 'shared.md'])
    expect(pages.get('home.md')).toContain('| `action` | The button of home.yaml. Its fields: [page link](shared.md#page-link). |  |')
    expect(pages.get('home.md')).not.toContain('What it says.')
    expect(pages.get('shared.md')).toMatch(/## Page link\n\n\| field .*\n.*\n\| `label` \| What it says\. /)
  })
  it('is described in place if it has no name', () => expect(pages.get('home.md')).toContain('| `own › x` | X. |  |'))
})

describe('kinds that several lists have, beside others of their own', () => {
  const createKindSchema = (name: string) =>
    z.object({
      text: withDescription(z.string(), `Text of ${name}.`),
      id: withDescription(z.string(), 'Its name.'),
      kind: withDescription(z.literal(name), name),
    })
  const sharedSchema = z.discriminatedUnion('kind', [createKindSchema('cards'), createKindSchema('steps')])
  const pageWith = (own: string) => ({
    files: `src/content/${own}.yaml`,
    schema: json(
      z.object({
        blocks: withDescription(z.array(z.discriminatedUnion('kind', [...sharedSchema.options, createKindSchema(own)])), 'The page.'),
      }),
    ),
  })
  const kinds = [pageWith('minute'), pageWith('quote')]
  const named: NamedGroup[] = [{ name: 'sharedBlock', page: 'blocks', schema: json(sharedSchema) }]
  const pages = writeFieldPages(kinds, named)
  it('are described once, and each list describes its own', () => {
    expect(pages.get('quote.md')).toContain('- `cards`: cards Fields: [shared block](blocks.md#shared-block).')
    expect(pages.get('quote.md')).toContain('- [`quote`](#blocks-kind-quote): quote')
    expect(pages.get('quote.md')).toContain('Text of quote.')
    expect(pages.get('quote.md')).not.toContain('Text of cards.')
    expect(pages.get('blocks.md')).toContain('Text of cards.')
  })
  it('are linked from a list that has only some of them', () => {
    const [cardsSchema] = sharedSchema.options
    const few = {
      files: 'src/content/few.yaml',
      schema: json(z.object({ one: withDescription(z.discriminatedUnion('kind', [cardsSchema]), 'One.') })),
    }
    const withFew = writeFieldPages([few, ...kinds], named)
    expect(withFew.get('few.md')).toContain('`cards`. Their fields: [shared block](blocks.md#shared-block).')
    expect(withFew.get('few.md')).not.toContain('Text of cards.')
  })
  it('begin with their address, wherever the schema has it', () => expect(pages.get('blocks.md')).toMatch(/`id` .*\n.*`text`/))
})

it('names that hold the same fields are described once', () => {
  const columnSchema = withDescription(z.object({ title: withDescription(z.string(), 'Its title.') }), 'A column.')
  expect(rowsOf({ table: withDescription(z.object({ a: columnSchema, b: columnSchema, c: columnSchema }), 'A table.') })).toEqual([
    '| `table` | A table. Its names: `a`, `b`, `c`. |  |',
    '| `table › title` | Its title. |  |',
  ])
})
it('a field that is the same in many tables is described on the shared page, and named in each of them', () => {
  const kinds = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    files: `src/content/${name}.yaml`,
    schema: json(
      z.object({ heading: withDescription(z.string().max(90), 'The headline.'), [name]: withDescription(z.string(), 'Its own.') }),
    ),
  }))
  const pages = writeFieldPages(kinds, [])
  expect(pages.get('shared.md')).toContain('| `heading` | The headline. | up to 90 characters |')
  expect(pages.get('a.md')).not.toContain('The headline.')
  expect(pages.get('a.md')).toMatch(/\| `heading` \| \[common fields\]\(shared\.md#common-fields\) \| {2}\|\n\| `a` \| Its own\. /)
})

it('what the build fills in is no field for an editor', () =>
  expect(pageOf(z.object({ claim: withDescription(z.string(), 'Which.').meta({ readOnly: true }) })).join('\n')).not.toContain('claim'))
