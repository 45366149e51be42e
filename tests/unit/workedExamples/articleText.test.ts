import { describe, expect, it } from 'vitest'
import { readArticle, readExampleText } from './articleText.ts'
import { findMissing } from './nearbyFigures.ts'

describe('figures near each other', () => {
  const text = 'Of 2,700 shifts, 27 were silent. That is 1.0 in a hundred, 30 minutes each. One. Two. Three. They cost $270.00.'
  it('are found in any words and any order', () => {
    expect(findMissing('of-this-test', text, '27', '2,700', '1.0', '30 minutes')).toEqual([])
    expect(
      findMissing('of-this-test', 'An hour and 30 paid minutes, so 16 percent, twice: 5 and 5.', '30 minutes', '16%', '5', '5'),
    ).toEqual([])
  })
  it.each([
    ['another number', ['28']],
    ['a part of a longer one', ['700']],
    ['the beginning of a longer one', ['2']],
    ['without its cents', ['$270']],
    ['another unit', ['30 hours']],
    ['twice, where it stands once', ['27', '27']],
  ])('are not: %s', (_, figures) => expect(findMissing('of-this-test', text, ...figures)).not.toEqual([]))
  it('are not far apart', () =>
    expect(findMissing('of-this-test', text, '27', '$270.00')).toEqual([
      expect.stringMatching(/^src\/content\/blog\/of-this-test\.mdx: \$270\.00 does not stand within 3 sentences of 27, \$270\.00\. /),
    ]))
  it('that are missing are told with the file and the line, and with who changes the test', () => {
    const slug = 'answering-services-2025-buyers-guide'
    const [first = ''] = readExampleText(slug).split('\n')
    const line = readArticle(slug).split('\n').indexOf(first) + 1
    expect(line).toBeGreaterThan(1)
    expect(findMissing(slug, readExampleText(slug), '999,999 moons')).toEqual([
      expect.stringMatching(`\\.mdx, line ${line}: 999,999 moons .* a developer changes tests/unit/workedExamples/${slug}\\.test\\.ts\\.$`),
    ])
  })
})

describe('an article', () => {
  it('that is gone is named, with what to do', () =>
    expect(() => readArticle('of-this-test')).toThrow(
      /^src\/content\/blog\/of-this-test\.mdx is not there\. .* take out its checks in tests\/unit\/workedExamples\/ \(under of-this-test\)/,
    ))
})
