/** What every article has to be: its anchors, its length, its own paragraphs, its law. */
import { describe, expect, it } from 'vitest'
import { articleAttributes } from '../../src/sections/article/article.attributes'
import { blogAttributes } from '../../src/sections/blog/blog.attributes'
import { documentAttributes } from '../../src/sections/document/document.attributes'
import { sharedAttributes } from '../../src/sections/shared/shared.attributes'
import { templateAttributes } from '../../src/sections/template/template.attributes'
import { specifiedArticles } from '../../src/site/specifiedArticles'
import { TEMPLATE_LICENSE } from '../../src/site/templates/license'
import { scrollFrameAttributes } from '../../src/ui/scrollFrame.attributes'
import { builtFiles, documentOf, type Page, pages, read } from './builtSite'

/** What of an article nobody reads from top to bottom. */
const NOT_READ = [templateAttributes.card, articleAttributes.drawing, articleAttributes.table].map(({ selector }) => selector).join()

const articles = pages.filter((page) => page.kind === 'article')
const slugOf = (page: Page) => page.path.replace('/blog/', '')
const bodyOf = (page: Page) => documentOf(page).querySelector(documentAttributes.body.selector)
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

it('have those of the specification among them', () => {
  expect(articles.map(slugOf)).toEqual(expect.arrayContaining(specifiedArticles.map(({ slug }) => slug)))
})

describe.each(articles)('$path', (page) => {
  const document = documentOf(page)
  const body = bodyOf(page)

  const anchors = specifiedArticles.find(({ slug }) => slug === slugOf(page))?.anchors
  it.runIf(anchors)('has the specified anchors', () => {
    for (const id of anchors ?? []) expect(document.querySelectorAll(`[id="${id}"]`), id).toHaveLength(1)
  })
  it('has a list of sections that leads to its sections in order', () => {
    const listed = document.querySelectorAll(`nav${documentAttributes.toc.selector} a`).map((link) => link.getAttribute('href')?.slice(1))
    expect(listed).toEqual(body?.querySelectorAll(`section${documentAttributes.section.selector}`).map((section) => section.id))
  })
  it('has 1,800 to 3,200 words of its author, as it says itself, and shows them', () => {
    const said = document.querySelectorAll('script[type="application/ld+json"]').map((script) => script.textContent)
    const words = Number(/"wordCount":(\d+)/.exec(said.join())?.[1])
    expect(words).toBeGreaterThanOrEqual(1800)
    expect(words).toBeLessThanOrEqual(3200)
    const read = bodyOf(page)
    for (const element of read?.querySelectorAll(NOT_READ) ?? []) element.remove()
    // What is drawn from data comes on top; "24/7" is one word here and two there.
    expect(wordsIn(read?.structuredText ?? '')).toBeGreaterThan(words * 0.97)
  })
  it.runIf(anchors)('has a table and at least five questions', () => {
    expect(body?.querySelectorAll('table').length).toBeGreaterThanOrEqual(1)
    expect(body?.querySelectorAll('details').length).toBeGreaterThanOrEqual(5)
  })
  it('opens with an answer of two sentences, and has both ways to a demo', () => {
    const answer = body?.querySelector(`section ${documentAttributes.answer.selector}`)?.textContent.trim() ?? ''
    const sentences = answer.match(/[.!?][”"’)\]]*(?=\s|$)/g)?.length
    expect(sentences).toBeGreaterThanOrEqual(1)
    expect(sentences).toBeLessThanOrEqual(2)
    const demos = document
      .querySelectorAll('main :is(a[href="/request-demo"], form[action="/request-demo"] button)')
      .map((link) => link.textContent.trim())
    expect(demos).toContain('Book a Free Consultation')
    expect(demos).toContain('Schedule Demo')
  })
  it.runIf(anchors)('has a chart with its caption and the same as a table, and side notes', () => {
    const charts = body?.querySelectorAll(articleAttributes.chart.selector) ?? []
    expect(charts.length).toBeGreaterThanOrEqual(1)
    for (const chart of charts) {
      expect(chart.querySelector('figcaption')?.textContent.trim(), chart.id).toBeTruthy()
      expect(chart.querySelectorAll(`details${articleAttributes.table.selector} tbody tr`).length).toBeGreaterThanOrEqual(2)
    }
    expect(body?.querySelectorAll(articleAttributes.sideNote.selector).length).toBeGreaterThanOrEqual(2)
  })
  it('says when it was reviewed and that it is no advice, where it cites the law', () => {
    const citesLaw = /\bCFR\b|Labor Law/.test(body?.textContent ?? '')
    const note = document.querySelector(documentAttributes.legalNote.selector)?.textContent ?? ''
    if (citesLaw) expect(note).toMatch(/Last reviewed.*not legal advice/s)
  })
  it('offers its templates to copy and in both formats', () => {
    for (const card of document.querySelectorAll(templateAttributes.card.selector)) {
      for (const link of card.querySelectorAll('a[download]')) expect([...builtFiles]).toContain(link.getAttribute('href'))
      expect(card.querySelector(`button${sharedAttributes.copyText.selector}`)).toBeTruthy()
    }
  })
})

it('offer every template, each with its version, day and license', () => {
  const cards = articles.flatMap((page) => bodyOf(page)?.querySelectorAll(templateAttributes.card.selector) ?? [])
  const offered = cards.flatMap((card) => card.querySelectorAll('a[download]').map((link) => link.getAttribute('href')))
  expect([...builtFiles].filter((file) => /^\/templates\/.+\.(docx|md)$/.test(file) && !offered.includes(file))).toEqual([])
  for (const card of cards) {
    expect(card.textContent).toMatch(/Version \d+\.\d+ · \w+ \d+, \d{4} · /)
    expect(card.textContent).toContain(TEMPLATE_LICENSE.name)
  }
})

/** Drawn from data that articles have in common. */
const SHARED = [templateAttributes.card, scrollFrameAttributes.frame, documentAttributes.drawn].map(({ selector }) => selector).join()

it('share no paragraph with each other', () => {
  const seen = new Map<string, string>()
  const shared: string[] = []
  for (const page of articles) {
    const own = new Set<string>()
    for (const element of bodyOf(page)?.querySelectorAll('p, li, td') ?? []) {
      if (element.closest(SHARED)) continue
      const text = element.textContent.replace(/\s+/g, ' ').trim().toLowerCase()
      if (text.length >= 60) own.add(text)
    }
    for (const text of own) {
      const other = seen.get(text)
      if (other) shared.push(`${slugOf(page)} and ${other}: ${text.slice(0, 80)}`)
      seen.set(text, slugOf(page))
    }
  }
  expect(shared).toEqual([])
})

describe('the list', () => {
  const blog = pages.find((page) => page.path === '/blog')
  const list = blog ? documentOf(blog) : null
  const cards = list?.querySelectorAll(blogAttributes.card.selector) ?? []
  const dayOf = (card: (typeof cards)[number]) => card.querySelector('time')?.getAttribute('datetime') ?? ''
  it('shows its articles newest first', () => {
    const days = cards.map(dayOf)
    expect(days).toEqual(days.toSorted().reverse())
  })
  it('has the listed articles of October and November 2025 among them', () => {
    const dayBySlug = new Map(cards.map((card) => [card.querySelector('h2 a')?.getAttribute('href')?.replace('/blog/', ''), dayOf(card)]))
    for (const { slug } of specifiedArticles.filter(({ isListed }) => isListed))
      expect(dayBySlug.get(slug), slug).toMatch(/^2025-1[01]-\d\d$/)
  })
  it('says of each what it is, who wrote it and where it is read', () => {
    for (const card of cards) {
      const title = card.querySelector('h2')?.textContent ?? ''
      const links = card.querySelectorAll('a').map((link) => [link.textContent.trim(), link.getAttribute('href')])
      expect(links.at(-1)).toEqual([`Read More: ${title}`, card.querySelector('h2 a')?.getAttribute('href')])
      expect(links.filter(([, href]) => href?.startsWith('/meet-the-team#'))).toHaveLength(1)
      expect(card.querySelectorAll('[aria-label="Tags"] a')).toHaveLength(2)
      expect(card.textContent).toMatch(/\d+ min read/)
    }
  })
  it('links every article from itself', () => {
    const links = new Set(list?.querySelectorAll('main a').map((link) => link.getAttribute('href')))
    expect(articles.filter((page) => !links.has(page.path)).map((page) => page.path)).toEqual([])
  })
})

describe.each(['/rss.xml', '/atom.xml'])('%s', (file) => {
  const feed = read(file)
  it('has every article in full, up to the 50 newest, without controls', () => {
    const count = Math.min(articles.length, 50)
    expect(feed.match(/<item>|<entry>/g)).toHaveLength(count)
    expect(feed.length).toBeGreaterThan(count * 10_000)
    expect(feed).not.toMatch(/<button|&lt;button|class=|href="\//)
  })
})
