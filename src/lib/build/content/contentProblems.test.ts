import { describe, expect, it } from 'vitest'
import { fieldFinder, fieldName, namedEntries } from './contentProblems'

it('the telling of problems names fields as editors read them, counting from one', () => {
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
    // What is missing is where it would have to be added.
    [['list', 1, 'two'], 5],
    [['list', 7], 2],
    [['list', 'x'], 2],
    [['title', 'deeper'], 1],
    [['none'], 1],
    [[], 1],
  ])('%j is %i', (path, line) => expect(fieldFinder(yaml).lineOf(path)).toBe(line))
  it('is counted from the top of the file, where prose follows', () => {
    expect(fieldFinder(`---\n${yaml}---\n\nProse.\n`).lineOf(['list', 0, 'two'])).toBe(5)
    expect(fieldFinder('---\r\ntitle: A\r\nother: B\r\n---\r\nProse').lineOf(['other'])).toBe(3)
  })
})

it('in a problem, a value is known as it is typed', () => {
  const { writtenAt } = fieldFinder('day: 2025-02-30\nlist: [ 06:00, "x" ]\ngroup: { a: 1 }\n')
  expect([['day'], ['list', 0], ['list', 1], ['group', 'a']].map(writtenAt)).toEqual(['2025-02-30', '06:00', 'x', '1'])
  expect([['list'], ['list', 2], ['none'], ['day', 'deeper']].map(writtenAt)).toEqual([undefined, undefined, undefined, undefined])
})

describe('a file of named entries', () => {
  it('may be empty', () => {
    for (const source of ['', '# None yet.\n', 'null\n']) expect(namedEntries(source, 'terms.yaml').entries).toEqual({})
  })
  it.each(['words', '7', 'true', '- one\n- two'])('is nothing else: %j', (source) =>
    expect(() => namedEntries(source, 'terms.yaml')).toThrow('terms.yaml: Write entries by their names, "name:" with its fields below it.'),
  )
  it.each([
    ['one:\n  text: a\ntwo:\n  text: *others\n', 4, 'Put the whole text in quotes, since it begins with *: text: "*others".'],
    ['one:\n  text: a: b\n', 2, 'Put the whole text in quotes, since it has a colon: text: "a: b".'],
  ])('that cannot be read is told with line and cure: %j', (source, line, cure) =>
    expect(() => namedEntries(source, 'terms.yaml')).toThrow(`terms.yaml, line ${line}: ${cure}`),
  )
  it('that cannot be read for a reason that nobody foresaw is told with it, without its place in programmers’ words', () =>
    expect(() => namedEntries('list:\n- id: tom\nlede: Who\n  - id: ana\n', 'terms.yaml')).toThrow(
      'terms.yaml, line 3: This line, or one above it, cannot be read (Nested mappings are not allowed in compact mappings). Put',
    ))
  it('has the place of a text in a list, counted from one', () => {
    const { entries, problems } = namedEntries('one:\n  notes:\n    - plain\n    - so **strong**\n', 'terms.yaml')
    expect(entries).toEqual({ one: { notes: ['plain', 'so **strong**'] } })
    expect(problems).toEqual([expect.stringMatching(/^terms\.yaml, line 4, one › notes › 2: Texts in YAML are plain: \*\*strong\*\*/)])
  })
})
