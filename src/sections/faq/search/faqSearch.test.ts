import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SEARCH_LENGTH } from '#src/lib/anywhere/text/textLimits.ts'
import { matchesQuery, normalizeQuery, splitByMatches, trimQuery } from './faqSearch.ts'

const markedText = (text: string, query: string) => splitByMatches(text, query).map((part) => (part.isMatch ? `[${part.text}]` : part.text))

describe('a query', () => {
  it('is what was typed without blanks around it, as long as a search may be', () => {
    expect(trimQuery('  FMLA  Leave ')).toBe('FMLA  Leave')
    expect(trimQuery(` ${'x'.repeat(MAX_SEARCH_LENGTH + 50)}`)).toBe('x'.repeat(MAX_SEARCH_LENGTH))
  })
  it('is compared in lower case', () => {
    expect(normalizeQuery('  FMLA  Leave ')).toBe('fmla  leave')
    expect(normalizeQuery('X'.repeat(MAX_SEARCH_LENGTH + 50))).toBe('x'.repeat(MAX_SEARCH_LENGTH))
  })
  it('matches in any case, and everything when it is empty', () => {
    expect(matchesQuery('What is FMLA?', 'fmla')).toBe(true)
    expect(matchesQuery('what is fmla?', ' FMLA ')).toBe(true)
    expect(matchesQuery('What is PTO?', 'fmla')).toBe(false)
    expect(matchesQuery('anything', '  ')).toBe(true)
  })
})

describe('marks of the FAQ’s search:', () => {
  it.each([
    ['aXbxc', 'x', ['a', '[X]', 'b', '[x]', 'c']],
    ['xa', 'x', ['[x]', 'a']],
    ['ax', 'x', ['a', '[x]']],
    ['xx', 'x', ['[x]', '[x]']],
    ['aaa', 'aa', ['[aa]', 'a']],
    ['abc', 'x', ['abc']],
    ['abc', ' ', ['abc']],
    // The dotted capital I has two characters in lower case: positions would be wrong.
    ['İx', 'x', ['İx']],
  ])('%j searched for %j is %j', (text, query, parts) => expect(markedText(text, query)).toEqual(parts))
  it('never change the text, and mark nothing but what was asked for', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 4 }), (text, query) => {
        const parts = splitByMatches(text, query)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const part of parts) if (part.isMatch) expect(part.text.toLowerCase()).toBe(normalizeQuery(query))
      }),
    )
  })
})
