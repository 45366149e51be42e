import { describe, expect, it } from 'vitest'
import { fieldName, lineFinder } from './contentProblems'

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
