import { describe, expect, it, vi } from 'vitest'
import { findShownWords, WORDS_ADDRESS, wordFinder } from './wordFinder.ts'

const textOf = (file: string, line: number, written: string) => ({
  written,
  words: written
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim(),
  location: `src/content/${file}, line ${line}, field`,
})
const texts = [
  textOf('shared/every-page.yaml', 1, 'See it'),
  textOf('industries/retail.yaml', 1, 'Who opens the store?'),
  textOf('industries/retail.yaml', 2, 'See it'),
  textOf('pages/faq.yaml', 1, 'support'),
  textOf('pages/faq.yaml', 2, 'Support'),
  textOf('blog/a.mdx', 1, 'Call **the line** first, and see it.'),
  textOf('blog/a.mdx', 2, '17'),
]
const find = (candidates: string[], heading = 'Who opens the store?') => findShownWords({ candidates, heading }, texts).locations
const at = (file: string, line: number) => `src/content/${file}, line ${line}, field`

describe('words of a page are found in content', () => {
  it('in all places that have them, those of the page first', () =>
    expect(find(['See it'])).toEqual([at('industries/retail.yaml', 2), at('shared/every-page.yaml', 1)]))
  it('as they are written, rather than as a name with the same words', () => expect(find(['Support'])).toEqual([at('pages/faq.yaml', 2)]))
  it('as the whole paragraph, rather than as its marked words', () =>
    expect(find(['Call the line first, and see it.', 'See it'])).toEqual([at('blog/a.mdx', 1)]))
  it('as the words under the pointer, if no text has all of the element', () =>
    expect(find(['Who opens the store? See it', 'See it'])[0]).toBe(at('industries/retail.yaml', 2)))
  it('as the words under the pointer, rather than as those with which a wide element begins', () => {
    const long = `The store ${'opens at nine '.repeat(8)}`
    const both = [textOf('blog/a.mdx', 1, long), textOf('blog/a.mdx', 2, 'Then the line calls everyone.')]
    const candidates = [`${long} Then the line calls`, 'Then the line calls']
    expect(findShownWords({ candidates, heading: '' }, both).locations).toEqual([at('blog/a.mdx', 2)])
  })
  it('as a part of a text', () => expect(find(['the line first'])).toEqual([at('blog/a.mdx', 1)]))
  it('not as a part of a text, if they are initials', () => expect(find(['CA'])).toEqual([]))
  it('never by a number alone, which is in many texts', () => expect(find(['17'])).toEqual([]))
  it('in six places at most, with the number of the others', () => {
    const same = Array.from({ length: 8 }, (_, line) => textOf('pages/faq.yaml', line, 'See it'))
    expect(findShownWords({ candidates: ['See it'], heading: '' }, same)).toEqual({ locations: expect.any(Array), more: 2 })
  })
})

it.each([
  ['dev', 1],
  ['build', 0],
  ['preview', 0],
])('%s gets the page script %i times', (command, times) => {
  const injectScript = vi.fn()
  wordFinder.hooks['astro:config:setup']?.({ command, injectScript } as never)
  expect(injectScript).toHaveBeenCalledTimes(times)
  if (times) expect(injectScript).toHaveBeenCalledWith('page', expect.stringContaining(WORDS_ADDRESS))
})
