import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { withExampleFigures, withStatedFigures } from '../figures/exampleFigures.ts'
import { schemaFieldsOf } from './schemaFields.ts'

const linkSchema = z.strictObject({ label: z.string(), to: z.string() }).transform(({ to }) => to)
const kindsSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('a'), rows: z.array(z.strictObject({ role: z.string() })), action: linkSchema }),
  z.strictObject({ kind: z.literal('b'), note: z.exactOptional(z.string()), action: linkSchema }).refine(() => true),
])
const fields = schemaFieldsOf(
  z.strictObject({
    one: kindsSchema.nullable(),
    may: z.string().optional(),
    has: z.boolean().default(true),
    by: z.record(z.string(), linkSchema),
  }),
)

it.each([
  [[], ['one', 'may', 'has', 'by'], ['one', 'by']],
  [['one'], ['kind', 'rows', 'action', 'note'], ['kind', 'action']],
  [
    ['one', 'action'],
    ['label', 'to'],
    ['label', 'to'],
  ],
  [['one', 'rows', 4], ['role'], ['role']],
  [
    ['by', 'any'],
    ['label', 'to'],
    ['label', 'to'],
  ],
  [['may'], [], []],
  [['none', 0], [], []],
])('the fields of a schema at %j', (path, known, needed) => {
  expect(fields.known(path)).toEqual(known)
  expect(fields.required(path)).toEqual(needed)
})
it('the list of a schema’s fields knows which may be left out: of a group with kinds, by each kind that has them', () => {
  expect(fields.optional([])).toEqual(['may', 'has'])
  expect(fields.optional(['one'])).toEqual(['note'])
  expect(fields.optional(['by'])).toEqual([])
  expect(schemaFieldsOf(z.strictObject({ note: z.string().prefault('none'), other: z.string() })).optional([])).toEqual(['note'])
})

describe('of a list whose items have kinds, the fields of a schema', () => {
  const listSchema = z.strictObject({ blocks: z.array(kindsSchema) })
  const written = { blocks: [{ kind: 'a' }, { kind: 'b' }, { kind: 'c' }, {}] }
  const blocks = schemaFieldsOf(listSchema, written)
  it('are those of the kind that is written', () => {
    expect(blocks.known(['blocks', 0])).toEqual(['kind', 'rows', 'action'])
    expect(blocks.required(['blocks', 0])).toEqual(['kind', 'rows', 'action'])
    expect(blocks.known(['blocks', 1])).toEqual(['kind', 'note', 'action'])
    expect(blocks.optional(['blocks', 1])).toEqual(['note'])
  })
  it.each([2, 3])('are those of every kind where none of them is written: item %i', (index) =>
    expect(blocks.known(['blocks', index])).toEqual(['kind', 'rows', 'action', 'note']),
  )
  it('have figures of their own only in a kind that says so', () => {
    const drawnSchema = z.strictObject({ kind: z.literal('drawn'), lines: withExampleFigures(z.array(z.string())) })
    const saidSchema = z.strictObject({ kind: z.literal('said'), lines: z.array(z.string()) })
    const eitherSchema = z.strictObject({ blocks: z.array(z.discriminatedUnion('kind', [drawnSchema, saidSchema])) })
    const { hasExampleFigures } = schemaFieldsOf(eitherSchema, { blocks: [{ kind: 'drawn' }, { kind: 'said' }] })
    expect([0, 1].map((index) => hasExampleFigures(['blocks', index, 'lines', 0]))).toEqual([true, false])
  })
})

it('the list of a schema’s fields knows where figures are not the page’s: the innermost part that says so decides, whatever describes or checks it', () => {
  const drawingSchema = withExampleFigures(
    z.strictObject({ title: withStatedFigures(z.string()), rows: z.array(z.strictObject({ role: z.string() })) }),
  )
  const { hasExampleFigures } = schemaFieldsOf(
    z.strictObject({
      text: z.string(),
      scene: z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('a'),
          drawing: z.exactOptional(drawingSchema.refine(() => true).meta({ description: 'A drawing.' })),
        }),
        z.strictObject({ kind: z.literal('b'), text: z.string() }),
      ]),
    }),
  )
  expect(hasExampleFigures(['scene', 'drawing', 'rows', 0, 'role'])).toBe(true)
  expect(hasExampleFigures(['scene', 'drawing'])).toBe(true)
  for (const path of [['text'], ['scene', 'text'], ['scene', 'drawing', 'title'], ['none']]) expect(hasExampleFigures(path)).toBe(false)
})
