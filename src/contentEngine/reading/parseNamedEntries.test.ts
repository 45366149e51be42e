import { describe, expect, it } from 'vitest'
import { parseUnvalidatedEntries } from './parseNamedEntries.ts'

describe('a file of named entries', () => {
  it('may be empty', () => {
    for (const source of ['', '# None yet.\n', 'null\n']) expect(parseUnvalidatedEntries(source, 'terms.yaml').entries).toEqual({})
  })
  it.each(['words', '7', 'true', '- one\n- two'])('is nothing else: %j', (source) =>
    expect(() => parseUnvalidatedEntries(source, 'terms.yaml')).toThrow(
      'terms.yaml: Write entries by their names, "name:" with its fields below it.',
    ),
  )
  it.each([
    ['one:\n  text: a\ntwo:\n  text: *others\n', 4, 'Put the whole text in quotes, since it begins with *: text: "*others".'],
    ['one:\n  text: a: b\n', 2, 'Put the whole text in quotes, since it has a colon: text: "a: b".'],
  ])('that cannot be read is told with line and fix: %j', (source, line, fix) =>
    expect(() => parseUnvalidatedEntries(source, 'terms.yaml')).toThrow(`terms.yaml, line ${line}: ${fix}`),
  )
  it('that cannot be read for an unknown reason is reported with the library’s message, without its position', () =>
    expect(() => parseUnvalidatedEntries('list:\n- id: tom\nlede: Who\n  - id: ana\n', 'terms.yaml')).toThrow(
      'terms.yaml, line 3: This line, or one above it, cannot be read (Nested mappings are not allowed in compact mappings). Put',
    ))
  it('has the place of a text in a list, counted from one', () => {
    const { entries, problems } = parseUnvalidatedEntries('one:\n  notes:\n    - plain\n    - so **strong**\n', 'terms.yaml')
    expect(entries).toEqual({ one: { notes: ['plain', 'so **strong**'] } })
    expect(problems).toEqual([expect.stringMatching(/^terms\.yaml, line 4, one › notes › 2: Texts in YAML are plain: \*\*strong\*\*/)])
  })
})
