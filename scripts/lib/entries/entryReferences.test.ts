import { describe, expect, it } from 'vitest'
import { replaceReferences } from './entryReferences.ts'

const industry = { kind: 'industry', old: 'retail', slug: 'shops' } as const
const inFile = (text: string, file = 'src/content/pages/faq.yaml') => replaceReferences(text, file, industry)

describe('references to an entry that is renamed', () => {
  it.each([
    ['{ label: Retail, to: industry/retail }', '{ label: Retail, to: industry/shops }'],
    ['to: guide/retail', 'to: guide/shops'],
    ['[here]({industry:retail}#results) and {guide:retail}', '[here]({industry:shops}#results) and {guide:shops}'],
    ['see `src/content/industries/retail.yaml`', 'see `src/content/industries/shops.yaml`'],
    ['guides/retail.yaml: { by: x }', 'guides/shops.yaml: { by: x }'],
  ])('have its new name: %s', (before, after) => expect(inFile(before)).toBe(after))
  it.each([
    'industry/retail-parks',
    'sub-industry/retail',
    'article/retail',
    '{feature:retail}',
    'Retail and retail',
    'tags: [retail]',
    'show: [ retail ]',
  ])('are no others: %s', (text) => expect(inFile(text)).toBe(text))
  const home = (block: string) => inFile(`blocks:\n  - kind: industries\n${block}`, 'src/content/pages/home.yaml').replace(/.*\n.*\n/, '')
  it.each([
    ['    show: [ retail, retail-parks ]\n    x: retail\n', '    show: [ shops, retail-parks ]\n    x: retail\n'],
    [
      '    show:\n      - logistics\n      - retail # sells\n    x: retail\n',
      '    show:\n      - logistics\n      - shops # sells\n    x: retail\n',
    ],
    ['    show: [ logistics, "retail" ]\n', '    show: [ logistics, "shops" ]\n'],
  ])('are those of the list on home, however it is written: %j', (before, after) => expect(home(before)).toBe(after))
  it('are none of the blocks that follow the list on home', () => {
    const text = '    show: [ logistics ]\n  - kind: retail\n'
    expect(home(text)).toBe(text)
  })
  it('are those of an article’s file, with its ending', () =>
    expect(
      replaceReferences('blog/a.mdx: {}, {article:a#b}, blog/a-b.mdx', 'src/content/checks/reviews.yaml', {
        kind: 'article',
        old: 'a',
        slug: 'z',
      }),
    ).toBe('blog/z.mdx: {}, {article:z#b}, blog/a-b.mdx'))
})

describe('a tag that is renamed', () => {
  const renamed = (article: string) => replaceReferences(article, 'src/content/blog/a.mdx', { kind: 'tag', old: 'ncns', slug: 'silent' })
  it.each([
    ['---\ntags: [ncns, points]\n---\n', '---\ntags: [silent, points]\n---\n'],
    ['---\r\ntags:\r\n  - "ncns" # a note: why\r\n---\r\nText.\r\n', '---\r\ntags:\r\n  - "silent" # a note: why\r\n---\r\nText.\r\n'],
    ['---\ntags:\n  - points\n  - ncns\ntitle: ncns\n---\n', '---\ntags:\n  - points\n  - silent\ntitle: ncns\n---\n'],
  ])('has its new name among the tags of an article: %j', (before, after) => expect(renamed(before)).toBe(after))
  it.each(['---\ntags: [ncns-rate, points]\n---\n', '---\ntitle: a\n---\ntags: [ncns]\n'])('is no other word: %j', (text) =>
    expect(renamed(text)).toBe(text),
  )
  it('is looked for in articles alone', () =>
    expect(replaceReferences('---\ntags: [a]\n---\n', 'src/content/x.mdx', { kind: 'tag', old: 'a', slug: 'b' })).toContain('[a]'))
})
