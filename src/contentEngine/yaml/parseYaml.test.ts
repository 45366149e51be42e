import { expect, it } from 'vitest'
import { parseYaml } from './parseYaml.ts'

it('parsing YAML returns its values, and days as dates where dates are allowed', () => {
  const source = 'a: text\nb: [1, true]\nc: 2026-03-09\n'
  expect(parseYaml(source)).toEqual({ data: { a: 'text', b: [1, true], c: '2026-03-09' } })
  expect(parseYaml(source, true)).toEqual({ data: { a: 'text', b: [1, true], c: new Date('2026-03-09') } })
})
it.each(['', '# A note.\n', '---\n'])('parsing YAML returns nothing for %j', (source) => expect(parseYaml(source)).toEqual({ data: null }))
it.each([
  ['# Notes.\n\ntitle: a\n\n---\ntitle: b\n', 5],
  ['title: a\n---\ntitle: b\n', 2],
  ['---\ntitle: a # A note.\n--- \ntitle: b\n', 3],
  ['title: a\n---', 2],
])('the reading of YAML refuses a file that is two: %j', (source, line) =>
  expect(parseYaml(source)).toEqual({ problem: { line, message: 'A line "---" begins another file in this one. Take it out.' } }),
)
it.each([
  ['a: b: c\n', 1, 'Put the whole text in quotes, since it has a colon: a: "b: c".'],
  ['a: 1\nb: *others\n', 2, 'Put the whole text in quotes, since it begins with *'],
  ['a: 1\nb: !Note that\n', 2, 'Put the whole text in quotes, since it begins with !'],
])('the reading of YAML says line and fix of %j', (source, line, fix) =>
  expect(parseYaml(source)).toEqual({ problem: { line, message: expect.stringContaining(fix) } }),
)
it('parsing YAML falls back to the library’s message, without its position', () =>
  expect(parseYaml('list:\n- id: tom\nlede: Who\n  - id: ana\n')).toEqual({
    problem: { line: 3, message: expect.stringContaining('(Nested mappings are not allowed in compact mappings). Put') },
  }))
