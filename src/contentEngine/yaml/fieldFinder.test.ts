import { describe, expect, it } from 'vitest'
import { fieldName } from '../problems/problemLocation.ts'
import { createFieldFinder } from './fieldFinder.ts'

it('problems name fields as editors read them, counting from one', () => {
  expect(fieldName(['categories', 1, 'faqs', 0, 'answer'])).toBe('categories › 2 › faqs › 1 › answer')
})

describe('in a problem, the line of a field', () => {
  const yaml = 'title: A\nlist:\n  - one: 1\n    two: 2\n  - one: 3\n'
  it.each([
    [['title'], 1],
    [['list'], 2],
    [['list', 0], 3],
    [['list', 0, 'two'], 4],
    [['list', 1, 'one'], 5],
    // A missing field has the line of the group to which it must be added.
    [['list', 1, 'two'], 5],
    [['list', 7], 2],
    [['list', 'x'], 2],
    [['title', 'deeper'], 1],
    [['none'], 1],
    [[], 1],
  ])('%j is %i', (path, line) => expect(createFieldFinder(yaml).lineOf(path)).toBe(line))
  it('of a section is that of its heading', () => {
    const { lineOf } = createFieldFinder(`---\n${yaml}---\n\n## One {#one}\n\n## Two {#two}\n`)
    expect([['sections', 1, 'label'], ['sections', 0], ['sections', 2], ['sections']].map(lineOf)).toEqual([11, 9, 2, 2])
  })
  it('is counted from the top of the file, where prose follows', () => {
    expect(createFieldFinder(`---\n${yaml}---\n\nProse.\n`).lineOf(['list', 0, 'two'])).toBe(5)
    expect(createFieldFinder('---\r\ntitle: A\r\nother: B\r\n---\r\nProse').lineOf(['other'])).toBe(3)
  })
})

it('in a problem, a value is known as it is typed', () => {
  const { writtenAt } = createFieldFinder('day: 2025-02-30\nlist: [ 06:00, "x" ]\ngroup: { a: 1 }\n')
  expect([['day'], ['list', 0], ['list', 1], ['group', 'a']].map(writtenAt)).toEqual(['2025-02-30', '06:00', 'x', '1'])
  expect([['list'], ['list', 2], ['none'], ['day', 'deeper']].map(writtenAt)).toEqual([undefined, undefined, undefined, undefined])
})
