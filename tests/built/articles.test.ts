/** How articles are drawn: anchors, lists, charts, templates, feeds. The build itself checks their texts. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { blogAttributes } from '#src/sections/blog/blog.attributes.ts'
import { documentAttributes } from '#src/sections/document/document.attributes.ts'
import { proseAttributes } from '#src/sections/prose/prose.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { TEMPLATE_LICENSE } from '#src/sections/template/createPrintedTemplate.ts'
import { templateAttributes } from '#src/sections/template/template.attributes.ts'
import { specifiedArticles } from '#src/specification/specifiedLists.ts'
import { builtFiles, builtPages, type Page, readBuilt, readDocument } from './builtSite.ts'

/** The words around every article. */
const words: Record<'consultation' | 'action', string> = parse(readFileSync('src/content/pages/blog-list.yaml', 'utf8')).article
/** Parts of an article that are not running text. */
const NOT_READ_THROUGH = [templateAttributes.card, proseAttributes.drawing, proseAttributes.table].map(({ selector }) => selector).join()

const articles = builtPages.filter((page) => page.kind === 'article')
const slugOf = (page: Page) => page.path.replace('/blog/', '')
const readArticleFile = (page: Page) => readFileSync(`src/content/blog/${slugOf(page)}.mdx`, 'utf8')
/** The build checks that an article which cites the law says so. */
const statesLaw = (page: Page) => /^legal: true$/m.test(readArticleFile(page))
const bodyOf = (page: Page) => readDocument(page).querySelector(documentAttributes.body.selector)
const statedWords = (page: Page) => {
  const said = readDocument(page).querySelectorAll('script[type="application/ld+json"]')
  return Number(/"wordCount":(\d+)/.exec(said.map((script) => script.textContent).join())?.[1])
}
const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

describe.each(articles)('the article $path', (page) => {
  const document = readDocument(page)
  const body = bodyOf(page)

  const anchors = specifiedArticles.find(({ slug }) => slug === slugOf(page))?.anchors
  it.runIf(anchors)('has the specified anchors', () => {
    for (const id of anchors ?? []) expect(document.querySelectorAll(`[id="${id}"]`), id).toHaveLength(1)
  })
  it('has a list of sections that leads to its sections in order', () => {
    const listed = document.querySelectorAll(`nav${documentAttributes.toc.selector} a`).map((link) => link.getAttribute('href')?.slice(1))
    const sections = body?.querySelectorAll(`section${documentAttributes.section.selector}`).map((section) => section.id) ?? []
    expect(listed).toEqual(sections.length > 1 ? sections : [])
  })
  it('has as many words as it states', () => {
    const read = bodyOf(page)
    for (const element of read?.querySelectorAll(NOT_READ_THROUGH) ?? []) element.remove()
    // Text of drawings is added, and "24/7" is one word here but two there.
    expect(countWords(read?.structuredText ?? '')).toBeGreaterThan(statedWords(page) * 0.97)
  })
  it.runIf(readArticleFile(page).includes('<Answer>'))('shows its answer', () =>
    expect(body?.querySelector(documentAttributes.answer.selector)?.textContent.trim()).toBeTruthy(),
  )
  it('has both ways to a demo', () => {
    const demos = document
      .querySelectorAll('main :is(a[href="/request-demo"], form[action="/request-demo"] button)')
      .map((link) => link.textContent.trim())
    expect(demos).toEqual(expect.arrayContaining([words.consultation, words.action]))
  })
  it('has charts with a caption and a table of at least two values', () => {
    for (const chart of body?.querySelectorAll(proseAttributes.chart.selector) ?? []) {
      expect(chart.querySelector('figcaption')?.textContent.trim(), chart.id).toBeTruthy()
      expect(chart.querySelectorAll(`details${proseAttributes.table.selector} tbody tr`).length).toBeGreaterThanOrEqual(2)
    }
  })
  it.runIf(statesLaw(page))('shows the day on which its law was reviewed', () => {
    const note = document.querySelector(documentAttributes.legalNote.selector)?.textContent
    expect(note).toMatch(/\w+ \d+, \d{4}/)
  })
  it('offers its templates to copy and in both formats', () => {
    for (const card of document.querySelectorAll(templateAttributes.card.selector)) {
      const files = card.querySelectorAll('a[download]').map((link) => link.getAttribute('href') ?? '')
      expect(files.map((file) => file.split('.').at(-1)).toSorted()).toEqual(['docx', 'md'])
      expect(files.filter((file) => !builtFiles.has(file))).toEqual([])
      expect(card.querySelector(`button${sharedAttributes.copyText.selector}`)).toBeTruthy()
    }
  })
})

it('articles offer each template with its version, day and license', () => {
  for (const card of articles.flatMap((page) => bodyOf(page)?.querySelectorAll(templateAttributes.card.selector) ?? [])) {
    expect(card.textContent).toMatch(/Version \d+\.\d+ · \w+ \d+, \d{4} · /)
    expect(card.textContent).toContain(TEMPLATE_LICENSE.name)
  }
})

describe('the blog’s list of articles', () => {
  const blog = builtPages.find((page) => page.path === '/blog')
  const list = blog ? readDocument(blog) : null
  const cards = list?.querySelectorAll(blogAttributes.card.selector) ?? []
  const dayOf = (card: (typeof cards)[number]) => card.querySelector('time')?.getAttribute('datetime') ?? ''
  it('shows its articles newest first', () => {
    const days = cards.map(dayOf)
    expect(days).toEqual(days.toSorted().reverse())
  })
  it('shows each article’s tags, author, length and link', () => {
    for (const card of cards) {
      const title = card.querySelector('h2')?.textContent ?? ''
      const links = card.querySelectorAll('a').map((link) => [link.textContent.trim(), link.getAttribute('href')])
      expect(links.at(-1)).toEqual([`Read More: ${title}`, card.querySelector('h2 a')?.getAttribute('href')])
      expect(links.filter(([, href]) => href?.startsWith('/meet-the-team#'))).toHaveLength(1)
      expect([1, 2]).toContain(links.filter(([, href]) => href?.startsWith('/blog/tag/')).length)
      expect(card.textContent).toMatch(/\d+ min read/)
    }
  })
  it('links to every article', () => {
    const links = new Set(list?.querySelectorAll('main a').map((link) => link.getAttribute('href')))
    expect(articles.filter((page) => !links.has(page.path)).map((page) => page.path)).toEqual([])
  })
})

describe.each(['/rss.xml', '/atom.xml'])('the feed %s', (file) => {
  const feed = readBuilt(file)
  it('has every article in full, up to the 50 newest, without controls', () => {
    const items = feed.split(/<item>|<entry>/).slice(1)
    expect(items).toHaveLength(Math.min(articles.length, 50))
    for (const article of articles) {
      const item = items.find((candidate) => candidate.includes(`${article.path}</`))
      // A word and its space have four characters or more on average.
      if (item) expect(item.length, article.path).toBeGreaterThan(statedWords(article) * 4)
    }
    expect(feed).not.toMatch(/<button|&lt;button|class=|href="\//)
  })
})
