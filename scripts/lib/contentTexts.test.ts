import { describe, expect, it } from 'vitest'
import { findWordLocations, listContentTexts, plainWords } from './contentTexts.ts'

const tokens = new Map([['claim:languages', '30 languages']])
const HOME = `opening:
  heading: Who is missing, in {claim:languages}?
  primary: { label: See it }
blocks:
  - kind: cards
    title: See it at once
`
const ARTICLE = `---
title: Call-offs
numbers: { people: 17 }
---

## The short answer {#intro label="Short"}

They **call** the [line](/line) first.

All {number:people} of them.
`
const texts = [
  ...listContentTexts('src/content/pages/home.yaml', HOME, tokens),
  ...listContentTexts('src/content/blog/a.mdx', ARTICLE, tokens),
]

it('source and page compare by their words alone', () =>
  expect(plainWords(' “Don’t—call\u00a0*us*”, see [here](/a-b){#id} <Log>')).toBe(plainWords('"Don\'t - call us" SEE here')))

describe('the words of a page are found in content', () => {
  it.each([
    [
      'as a whole field, with tokens resolved',
      'WHO IS MISSING, IN 30 LANGUAGES?',
      ['src/content/pages/home.yaml, line 2, opening › heading'],
    ],
    ['as a whole field rather than as a part of another', 'See it', ['src/content/pages/home.yaml, line 3, opening › primary › label']],
    ['in the field that has them among others', 'at once', ['src/content/pages/home.yaml, line 6, blocks › 1 › title']],
    [
      'by the first field of an element that holds several',
      'See it at onceAnd more',
      ['src/content/pages/home.yaml, line 6, blocks › 1 › title'],
    ],
    ['in front matter', 'Call-offs', ['src/content/blog/a.mdx, line 2, title']],
    ['in prose', 'They call the line first.', ['src/content/blog/a.mdx, line 8']],
    ['in prose with a number of its own', 'All 17 of them.', ['src/content/blog/a.mdx, line 10']],
    ['in a heading', 'The short answer', ['src/content/blog/a.mdx, line 6']],
    ['nowhere, if code has them', 'Skip to content', []],
    ['nowhere, if there are none', ' … ', []],
  ])('%s', (_, words, locations) => expect(findWordLocations(words, texts)).toEqual(locations))
  it('in three places at most', () => {
    const same = Array.from({ length: 5 }, (_, index) => ({ written: 'See it', words: 'see it', location: `${index}` }))
    expect(findWordLocations('See it', same)).toEqual(['0', '1', '2'])
  })
  it('but not in a file that nobody can parse, which the build names', () =>
    expect(listContentTexts('src/content/pages/home.yaml', 'a: [', tokens)).toEqual([]))
})
