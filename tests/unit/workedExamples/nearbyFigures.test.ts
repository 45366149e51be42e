import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readArticle, readArticleBody } from './articleText.ts'
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
  it('that are missing are reported with the line in the article', () => {
    const slug = basename(globSync('src/content/blog/*.mdx')[0] ?? '', '.mdx')
    const text = readArticleBody(slug).trim().split('\n').at(-1) ?? ''
    const line = readArticle(slug).split('\n').indexOf(text) + 1
    expect(findMissing(slug, text, '999,999 moons')).toEqual([expect.stringContaining(`.mdx, line ${line}: 999,999 moons `)])
  })
})
it('an article that is gone is named', () =>
  expect(() => readArticle('of-this-test')).toThrow(/^src\/content\/blog\/of-this-test\.mdx is not there\. /))
