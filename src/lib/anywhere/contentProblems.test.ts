import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldName, lineFinder, problemSentence } from './contentProblems'

it('names fields as editors read them, counting from one', () => {
  expect(fieldName(['categories', 1, 'faqs', 0, 'answer'])).toBe('categories › 2 › faqs › 1 › answer')
})

describe('the line of a field', () => {
  const yaml = 'title: A\nlist:\n  - one: 1\n    two: 2\n  - one: 3\n'
  it.each([
    [['title'], 1],
    [['list'], 2],
    [['list', 0], 3],
    [['list', 0, 'two'], 4],
    [['list', 1, 'one'], 5],
    // What is missing is where it would have to be added.
    [['list', 1, 'two'], 5],
    [['list', 7], 2],
    [['list', 'x'], 2],
    [['title', 'deeper'], 1],
    [['none'], 1],
    [[], 1],
  ])('%j is %i', (path, line) => expect(lineFinder(yaml)(path)).toBe(line))
  it('is counted from the top of the file, where prose follows', () => {
    expect(lineFinder(`---\n${yaml}---\n\nProse.\n`)(['list', 0, 'two'])).toBe(5)
    expect(lineFinder('---\r\ntitle: A\r\nother: B\r\n---\r\nProse')(['other'])).toBe(3)
  })
})

describe('a problem in words', () => {
  const sentences = (schema: z.ZodType, value: unknown, known?: string[]) =>
    schema.safeParse(value, { reportInput: true }).error?.issues.map((issue) => problemSentence(issue, known && (() => known)))
  const say = (schema: z.ZodType, value: unknown, known?: string[]) => sentences(z.strictObject({ field: schema }), value, known)

  it.each([
    [z.string(), {}, '"field" is missing. Add it: field: …'],
    [z.string('Own words.'), {}, '"field" is missing. Add it: field: …'],
    [z.string(), { field: 7 }, 'This is not text. Write field: "some text".'],
    [z.number(), { field: 'x' }, 'This is not a number. Write a number.'],
    [z.array(z.string()), { field: 'x' }, 'This is not a list. Write field: and below it one line "- …" for each.'],
    [z.object({}), { field: 'x' }, 'This is not a group of fields. Write a group of fields.'],
    [z.boolean(), { field: 'x' }, 'This is not true or false. Write true or false.'],
    [z.bigint(), { field: 'x' }, 'This is not bigint. Write bigint.'],
    [z.string().min(3, 'Say more.'), { field: 'x' }, 'Say more.'],
    [z.enum(['calm', 'loud']), { field: 'lound' }, '"lound" is none of: calm, loud. Did you mean "loud"?'],
    [z.enum(['extraordinary']), { field: 'x' }, '"x" is none of: extraordinary.'],
    [z.email(), { field: 'x' }, 'Invalid email address'],
  ])('%#', (schema, value, sentence) => expect(say(schema, value)?.[0]).toBe(sentence))
  it('names the field that was meant, or says to remove it', () => {
    const value = { field: 'x', feild: 'y' }
    expect(say(z.string(), value, ['field'])).toEqual(['There is no field "feild" here. Did you mean "field"?'])
    expect(say(z.string(), value)).toEqual(['There is no field "feild" here. Remove it.'])
    expect(say(z.string(), { ...value, other: 1 })).toEqual([
      'There is no field "feild" here. Remove it. There is no field "other" here. Remove it.',
    ])
  })
})
