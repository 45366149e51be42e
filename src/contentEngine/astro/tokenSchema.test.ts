import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { withTokens } from './tokenSchema.ts'

const pageSchema = z.object({
  title: z.string().max(10).meta({ description: 'The title.' }),
  count: z.number().int().min(1),
  tone: z.enum(['calm', 'loud']),
  look: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('wide'), label: z.string().max(5) }),
    z.object({ kind: z.literal('tall'), rows: z.array(z.string().max(5)) }),
  ]),
})
const schema = withTokens(z.toJSONSchema(pageSchema, { io: 'input' }))
const takes = (value: unknown) => z.fromJSONSchema(schema).safeParse(value).success
const GOOD_FIELDS = { title: 'Ten or so', count: 2, tone: 'calm', look: { kind: 'wide', label: 'five' } }

describe('a schema for editors’ programs', () => {
  it.each([
    ['what the schema asks for', GOOD_FIELDS],
    ['a token in the place of a number', { ...GOOD_FIELDS, count: '{claim:languages}' }],
    ['a token that is longer than its value', { ...GOOD_FIELDS, title: 'In {claim:languages} of them' }],
    ['a token in the place of a name', { ...GOOD_FIELDS, tone: '{policy:tone}' }],
    ['a token in the list of a kind', { ...GOOD_FIELDS, look: { kind: 'tall', rows: ['{claim:languages}'] } }],
  ])('takes %s', (_, value) => expect(takes(value)).toBe(true))

  it.each([
    ['a text that is too long', { ...GOOD_FIELDS, title: 'Longer than ten' }],
    ['a number that is too small', { ...GOOD_FIELDS, count: 0 }],
    ['another name', { ...GOOD_FIELDS, tone: 'shrill' }],
    ['a kind that is none', { ...GOOD_FIELDS, look: { kind: '{policy:tone}', label: 'five' } }],
    ['a field that is missing', { title: 'Ten or so' }],
  ])('still finds %s', (_, value) => expect(takes(value)).toBe(false))

  it('keeps what it says of a field', () => expect(schema).toMatchObject({ properties: { title: { description: 'The title.' } } }))

  it('has nothing that the loader fills in', () => {
    const figureSchema = z.strictObject({ value: z.string(), claim: z.exactOptional(z.string().meta({ readOnly: true })) })
    expect(Object.keys(withTokens(z.toJSONSchema(figureSchema, { io: 'input' })).properties as object)).toEqual(['value'])
  })

  it('is not widened twice, as when Astro starts again', () => expect(withTokens(schema)).toEqual(schema))
})
