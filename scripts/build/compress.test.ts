import { expect, it } from 'vitest'
import { findFurtherPages } from './compress.ts'

const ORIGIN = 'https://site.example'
const pages = Array.from({ length: 103 }, (_, index) => ({ path: `/blog/${index}`, file: `blog/${index}.html` }))
const sitemap = (listed: typeof pages) => listed.map(({ path }) => `<url>\n<loc>${ORIGIN}${path}</loc></url>`).join('')

it('pages after the first hundred of the sitemap are compressed at a lower level', () =>
  expect([...findFurtherPages(sitemap(pages.toReversed()), pages, ORIGIN)]).toEqual(['blog/0.html', 'blog/1.html', 'blog/2.html']))
it('pages that no sitemap lists, and all pages of a small site, are compressed at the highest level', () => {
  expect(findFurtherPages(sitemap(pages.slice(0, 100)), pages, ORIGIN)).toEqual(new Set())
  expect(findFurtherPages(sitemap(pages.slice(1)), pages, ORIGIN)).toEqual(new Set(['blog/101.html', 'blog/102.html']))
})
