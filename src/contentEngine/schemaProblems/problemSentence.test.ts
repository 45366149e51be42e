import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { problemSentence } from './problemSentence.ts'
import { schemaFieldsOf } from './schemaFields.ts'
import { issuePath, issuesOfIntendedOption, reportableIssues } from './zodIssues.ts'

const sentences = (schema: z.ZodType, value: unknown, names: string[] = []) =>
  schema
    .safeParse(value, { reportInput: true })
    .error?.issues.flatMap(issuesOfIntendedOption)
    .map((issue) => problemSentence(issue, { known: () => names, required: () => names, optional: () => ['field'] }))
const say = (schema: z.ZodType, value: unknown, names?: string[]) => sentences(z.strictObject({ field: schema }), value, names)

const kindsSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('board'), rows: z.number() }),
  z.strictObject({ kind: z.literal('phone') }),
])
const textOrGroupSchema = z.union([z.string(), z.strictObject({ words: z.string(), tone: z.enum(['go', 'hold']) })])

describe('the sentence on a problem', () => {
  it.each([
    ['what is missing', z.string(), {}, '"field" is missing. Add it: field: …'],
    ['the same where a schema has words for it', z.string('Own words.'), {}, '"field" is missing. Add it: field: …'],
    ['a missing yes or no', z.boolean('Own words.'), {}, '"field" is missing. Add it: field: true, or false.'],
    ['a missing choice', z.enum(['bob', 'fade']), {}, '"field" is missing. Add "field:" with one of: bob, fade.'],
    ['a missing choice of one', z.literal('line'), {}, '"field" is missing. Add it: field: line.'],
    ['a number for a text', z.string(), { field: 7 }, 'This is a number, not text. Put it in quotes: field: "7".'],
    ['true or false for a text', z.string(), { field: true }, 'This is not text. Write field: "some text".'],
    ['a text for a number', z.number(), { field: '5' }, 'This is not a number. Write field: 5, without quotes.'],
    ['a part of a whole number', z.int(), { field: 1.5 }, 'This is not a whole number. Write field: 5.'],
    ['a text for a day', z.date(), { field: 'May' }, 'This is not a day. Write field: 2026-03-09.'],
    ['a text for a list', z.array(z.string()), { field: 'x' }, 'This is not a list. Write field: and below it one line "- …" for each.'],
    ['a text for yes or no', z.boolean(), { field: 'x' }, 'This is not true or false. Write field: true or field: false.'],
    [
      'a kind nobody writes',
      z.bigint(),
      { field: 'x' },
      'This does not belong here. The page of its file in docs/fields/ says what may stand here.',
    ],
    [
      'a text for names with fields',
      z.record(z.string(), z.string()),
      { field: 'none' },
      'This is not a group of fields. Write field: { words: …, tone: … }.',
    ],
    [
      'a text for a row',
      z.tuple([z.string(), z.string()]),
      { field: 'x' },
      'This is not a list. Write field: [ …, … ], as the others have it.',
    ],
    ['a number in a list of texts', z.array(z.string()), { field: [4] }, 'This is a number, not text. Put it in quotes: - "4".'],
    ['what stands empty', z.string(), { field: null }, '"field" is empty: write it, or remove the line.'],
    [
      'a choice that stands empty',
      z.enum(['calm', 'loud']),
      { field: null },
      '"field" is empty: write one of calm, loud, or remove the line.',
    ],
    ['a group that stands empty', kindsSchema, { field: null }, '"field" is empty: write it, or remove the line.'],
    ['what stands empty, in the words of its schema', z.number('Write a number.'), { field: null }, '"field" is empty. Write a number.'],
    ['an empty line of a list', z.array(z.string()), { field: [null] }, 'This line of the list is empty: write it, or remove the line.'],
    [
      'what is missing of several ways with own words',
      z.union([z.string(), z.date()], 'Write a day.'),
      {},
      '"field" is missing. Add it: field: …',
    ],
    [
      'what is missing of several ways',
      z.union([z.number(), z.strictObject({ words: z.string() })]),
      {},
      '"field" is missing. Add it: field: 5, without quotes.',
    ],
    ['a list for a number', z.number(), { field: ['x'] }, 'This is not a number. Write field: 5, without quotes.'],
    ['one letter in a list of numbers', z.array(z.number()), { field: ['x'] }, 'This is not a number. Write - 5, without quotes.'],
    ['what a schema says itself', z.string().min(3, 'Say more.'), { field: 'x' }, 'Say more.'],
    ['what a choice says itself', z.enum(['a'], 'Choose well.'), { field: 'x' }, 'Choose well.'],
    ['a slip in a choice', z.enum(['calm', 'loud']), { field: 'lound' }, '"lound" is not one of: calm, loud. Did you mean "loud"?'],
    ['no choice at all', z.enum(['extraordinary']), { field: 'x' }, '"x" is not one of: extraordinary.'],
    [
      'an address',
      z.email(),
      { field: 'x' },
      'This is not an email address, like name@example.com. The page of its file in docs/fields/ says what may stand here.',
    ],
    [
      'a pattern without words',
      z.string().regex(/a/),
      { field: 'x' },
      'This is not written as it has to be. The page of its file in docs/fields/ says what may stand here.',
    ],
    ['too many letters', z.string().max(2), { field: 'USD' }, 'This is too long: write at most 2 characters.'],
    ['too large a number', z.int().max(2), { field: 3 }, 'This is too large: write at most 2.'],
    ['a number that no computer counts to', z.int(), { field: 1e300 }, 'This is too large: write at most 9007199254740991.'],
    [
      'a number that is no multiple',
      z.number().multipleOf(5),
      { field: 7 },
      'This does not belong here. The page of its file in docs/fields/ says what may stand here.',
    ],
    ['too little', z.array(z.string()).min(2), { field: [] }, 'This is too little: write at least 2.'],
    ['a slip in the kind', kindsSchema, { field: { kind: 'phon' } }, '"phon" is not one of: board, phone. Did you mean "phone"?'],
    ['a missing kind', kindsSchema, { field: {} }, '"kind" is missing. Add "kind:" with one of: board, phone.'],
    [
      'a kind inside another way',
      z.union([kindsSchema, z.null()]),
      { field: { kind: 'bord' } },
      '"bord" is not one of: board, phone. Did you mean "board"?',
    ],
    [
      'the way that was begun',
      textOrGroupSchema,
      { field: { words: 'Two', tone: 'god' } },
      '"god" is not one of: go, hold. Did you mean "go"?',
    ],
    [
      'no way that there is',
      textOrGroupSchema,
      { field: 4 },
      'This is not text, nor a group of fields. Write field: "some text", or field: { words: …, tone: … }.',
    ],
    [
      'no way that has words',
      z.union([z.bigint(), z.null()]),
      { field: 4 },
      'This does not belong here. The page of its file in docs/fields/ says what may stand here.',
    ],
  ])('names %s', (_name, schema, value, sentence) => expect(say(schema, value, ['words', 'tone'])?.[0]).toBe(sentence))

  it('says which fields a group has', () => {
    const groupSchema = z.strictObject({})
    expect(say(groupSchema, { field: 'x' }, ['label', 'to'])).toEqual(['This is not a group of fields. Write field: { label: …, to: … }.'])
    expect(say(groupSchema, { field: 'x' }, ['a', 'b', 'c', 'd'])).toEqual([
      'This is not a group of fields. Write field: { a: …, b: …, c: …, d: … }.',
    ])
    expect(say(groupSchema, { field: 'x' }, ['a', 'b', 'c', 'd', 'e'])).toEqual([
      'This is not a group of fields. Write field: and below it a, b, c, d, e.',
    ])
    expect(say(groupSchema, { field: 'x' })).toEqual(['This is not a group of fields. Write field: and its fields below it.'])
  })
  it('tells to remove only what may be left out, wherever it stands', () => {
    expect(sentences(z.strictObject({ other: z.string() }), { other: null })).toEqual(['"other" is empty: write it.'])
    const linkSchema = z.strictObject({ label: z.string(), note: z.exactOptional(z.string()) })
    const schema = z.strictObject({ link: linkSchema, lede: z.exactOptional(z.string()) })
    const issues = schema.safeParse({ link: { label: null, note: null }, lede: null }, { reportInput: true }).error?.issues ?? []
    expect(issues.map((issue) => problemSentence(issue, schemaFieldsOf(schema)))).toEqual([
      '"label" is empty: write it.',
      '"note" is empty: write it, or remove the line.',
      '"lede" is empty: write it, or remove the line.',
    ])
  })
  it('takes for words behind a comma what has blanks in its name, and nothing behind it', () => {
    const unknown = (value: object) => sentences(z.strictObject({}), value)
    expect(unknown({ 'all of it': null, fine: 'x' })).toEqual([
      'There is no field "all of it" here. In { … }, a text that has a comma needs quotes. There is no field "fine" here. Remove it.',
    ])
    expect(unknown({ 'all of it': 'x', fine: null })).toEqual([
      'There is no field "all of it" here. Remove it. There is no field "fine" here. Remove it.',
    ])
  })
  it('says of a whole entry how its fields are written', () =>
    expect(sentences(z.strictObject({}), 'words')).toEqual([
      'This is not a group of fields. Write its fields, one line "name: …" for each.',
    ]))
  it('names the field that was meant, or says to remove it', () => {
    const value = { field: 'x', feild: 'y' }
    expect(say(z.string(), value, ['field'])).toEqual(['There is no field "feild" here. Did you mean "field"?'])
    expect(say(z.string(), value)).toEqual(['There is no field "feild" here. Remove it.'])
    expect(say(z.string(), { ...value, other: 1 })).toEqual([
      'There is no field "feild" here. Remove it. There is no field "other" here. Remove it.',
    ])
  })
  it('puts the problem of one way at its own place', () => {
    const issues = z
      .strictObject({ cells: z.array(textOrGroupSchema) })
      .safeParse({ cells: [{ words: 1, tone: 'go' }] }, { reportInput: true }).error?.issues
    expect(issues?.flatMap(issuesOfIntendedOption).map(({ path }) => path)).toEqual([['cells', 0, 'words']])
  })
})

describe('a text without quotes that YAML parsed as another type', () => {
  it.each([
    [
      'a token',
      z.string(),
      { 'claim:languages': null },
      'Put the whole text in quotes, since it begins with {: field: "{claim:languages}".',
    ],
    [
      'a token for a text or a group',
      textOrGroupSchema,
      { 'claim:languages': null },
      'Put the whole text in quotes, since it begins with {: field: "{claim:languages}".',
    ],
    [
      'a token for a group',
      z.strictObject({}),
      { 'claim:languages': null },
      'Put the whole text in quotes, since it begins with {: field: "{claim:languages}".',
    ],
    [
      'a token where the schema has a sentence of its own',
      z.number('Write a number.'),
      { 'number:calls': null },
      'Put the whole text in quotes, since it begins with {: field: "{number:calls}".',
    ],
    ['a bracket in a list', z.array(z.string()), [['a']], 'This is a list. Write - "some text"; a text that begins with [ needs quotes.'],
    ['a bracket', z.string(), ['Sample'], 'This is a list. Write field: "some text"; a text that begins with [ needs quotes.'],
    ['a colon in a list', z.array(z.string()), [{ Note: 'it is' }], 'Put the whole text in quotes, since it has a colon: - "Note: it is".'],
  ])('is told with its quotes: %s', (_name, schema, field, sentence) => expect(say(schema, { field })).toEqual([sentence]))
  it.each([
    ['a group with nothing in its field', { note: null }],
    ['a group with a text in its field', { note: 'words' }],
    ['a group whose field has the name of a token', { 'claim:languages': 'words' }],
    ['a group of two', { 'claim:languages': null, note: null }],
  ])('is no %s', (_name, field) => expect(say(z.string(), { field })).toEqual(['This is not text. Write field: "some text".']))
  it.each([7, null])('is no group in a list whose field is %j', (value) =>
    expect(say(z.array(z.string()), { field: [{ Note: value }] })).toEqual(['This is not text. Write - "some text".']),
  )
  it('is reported in { … }, too', () => {
    const linkSchema = z.strictObject({ label: z.string(), to: z.string() })
    const messagesOf = (field: object) => {
      const issues = z.strictObject({ field: linkSchema }).safeParse({ field }, { reportInput: true }).error?.issues ?? []
      const fields = { known: () => ['label', 'to'], required: () => ['label', 'to'], optional: () => [] }
      return reportableIssues(issues, fields).map((issue) => `${issuePath(issue).join('.')}: ${problemSentence(issue, fields)}`)
    }
    expect(messagesOf({ label: 'In', 'all of it': null, to: 'demo' })).toEqual([
      'field.all of it: There is no field "all of it" here. In { … }, a text that has a comma needs quotes.',
    ])
    expect(messagesOf({ 'label:Book': null, to: 'demo' })).toEqual(['field.label:Book: Write a space after the colon: label: Book'])
    expect(messagesOf({ lable: 'Book', tow: 'demo' })).toEqual([
      'field.lable: There is no field "lable" here. Did you mean "label"?',
      'field.tow: There is no field "tow" here. Did you mean "to"?',
    ])
    // An existing field has its own mistake, whatever the misspelled field was meant to be.
    expect(messagesOf({ label: 5, lable: 'Book', to: 'demo' })).toEqual([
      'field.label: This is a number, not text. Put it in quotes: label: "5".',
      'field.lable: There is no field "lable" here. Did you mean "label"?',
    ])
    expect(messagesOf({ label: 'Book', address: 'demo' })).toEqual([
      'field.to: "to" is missing. Add it: to: …',
      'field.address: There is no field "address" here. Remove it.',
    ])
  })
})
