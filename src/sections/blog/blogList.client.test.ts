import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BlogListView, type BlogListViewProps } from './BlogListView.tsx'
import { blogAttributes } from './blog.attributes.ts'
import { connectBlogList } from './blogList.client.ts'

const article = (index: number): BlogListViewProps['articles'][number] => ({
  slug: `article-${index}`,
  title: `Article ${index}`,
  excerpt: 'An excerpt.',
  question: 'What?',
  author: 'Somebody',
  day: '2025-10-01',
  readingMinutes: 9,
  authorId: 'a',
  tags: ['ncns', 'compliance', 'call-center'].map((id) => ({ id, label: id })),
  cover: { glyph: { kind: 'towers', caption: 'A figure', bars: [] }, hour: 'dawn', workplace: 'plant' },
  listed: true,
  featured: false,
})
let disconnect = () => {}
const scrollTo = vi.fn()
function open(count: number, search = '', reducedMotion = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }))
  window.scrollTo = scrollTo
  scrollTo.mockClear()
  history.replaceState(null, '', `/blog${search}`)
  const articles = Array.from({ length: count }, (_, index) => article(index + 1))
  const props = {
    eyebrow: '',
    heading: 'Blog',
    lede: '',
    articles,
    tags: [],
    board: { name: '', tag: '', article: '', published: '', minutes: '' },
    startHere: '',
    empty: 'No article has been published yet.',
    words: {
      readMore: 'Read More',
      tags: 'Tags',
      previous: 'Previous',
      next: 'Next',
      feeds: '',
      all: 'All',
      pages: 'Pages',
      page: 'Page {page} of {pages}',
    },
    moreTitle: '',
  }
  document.body.innerHTML = renderToStaticMarkup(createElement(BlogListView, props))
  disconnect = connectBlogList()
}
afterEach(() => {
  disconnect()
  vi.unstubAllGlobals()
})
const shownCards = () =>
  [...document.querySelectorAll<HTMLElement>(blogAttributes.card.selector)]
    .filter((card) => !card.hidden)
    .map((card) => card.querySelector('h2')?.textContent)
const pager = () => document.querySelector<HTMLElement>(blogAttributes.pager.selector)
const label = () => document.querySelector(blogAttributes.page.selector)?.textContent
const button = (name: 'previous' | 'next') => document.querySelector<HTMLButtonElement>(blogAttributes[name].selector) as HTMLButtonElement
const isOff = (name: 'previous' | 'next') => button(name).getAttribute('aria-disabled') === 'true'

describe('the blog list', () => {
  it.each([
    [0, 0],
    [1, 1],
    [12, 12],
  ])('of %d articles shows %d and no pager', (count, visible) => {
    open(count)
    expect(shownCards()).toHaveLength(visible)
    expect(pager()?.hidden).toBe(true)
  })
  it('says so when there is none', () => {
    open(0)
    expect(document.body.textContent).toContain('No article has been published yet')
  })
  it('of 13 articles has two pages, disabled at the ends', () => {
    open(13)
    expect(shownCards()).toHaveLength(12)
    expect([pager()?.hidden, label(), isOff('previous'), isOff('next')]).toEqual([false, 'Page 1 of 2', true, false])
    button('next').click()
    expect(shownCards()).toEqual(['Article 13'])
    expect([label(), isOff('previous'), isOff('next')]).toEqual(['Page 2 of 2', false, true])
    expect(location.search).toBe('?page=2')
    button('previous').click()
    expect(location.search).toBe('')
    expect(shownCards()).toHaveLength(12)
  })
  it('keeps the focus on a button that has nowhere to go, and stays where it is', () => {
    open(13)
    button('next').focus()
    button('next').click()
    expect([isOff('next'), document.activeElement]).toEqual([true, button('next')])
    const { length } = history
    button('next').click()
    expect([label(), history.length]).toEqual(['Page 2 of 2', length])
  })
  it('of 30 articles opens at the page of the address, and Back returns', () => {
    open(30, '?page=2&utm_source=x')
    expect(shownCards()[0]).toBe('Article 13')
    expect(label()).toBe('Page 2 of 3')
    button('next').click()
    expect(location.search).toContain('page=3')
    history.replaceState(null, '', '/blog?page=2')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(label()).toBe('Page 2 of 3')
  })
  it.each([
    ['?page=0', 'Page 1 of 3'],
    ['?page=999', 'Page 3 of 3'],
    ['?page=abc', 'Page 1 of 3'],
    ['?page=%E0%A4%A', 'Page 1 of 3'],
  ])('%s opens the nearest valid page', (search, text) => {
    open(30, search)
    expect(label()).toBe(text)
  })
  it('scrolls smoothly to the top, and at once with reduced motion', () => {
    open(13)
    button('next').click()
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
    open(13, '', true)
    button('next').click()
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' })
  })
  it.each([
    ['scrolls at once where the smooth way does not begin', 3000, [{ top: 0, behavior: 'smooth' }, { top: 0 }]],
    ['leaves whoever is on the way alone', 2900, [{ top: 0, behavior: 'smooth' }]],
  ])('%s', (_, later, calls) => {
    vi.useFakeTimers()
    open(13)
    vi.stubGlobal('scrollY', 3000)
    button('next').click()
    vi.stubGlobal('scrollY', later)
    vi.runAllTimers()
    vi.useRealTimers()
    expect(scrollTo.mock.calls.map(([call]) => call)).toEqual(calls)
  })
  it('leaves whoever goes back where the browser has scrolled to', () => {
    vi.useFakeTimers()
    open(13)
    vi.stubGlobal('scrollY', 3000)
    button('next').click()
    window.dispatchEvent(new PopStateEvent('popstate'))
    vi.runAllTimers()
    vi.useRealTimers()
    expect(scrollTo.mock.calls.map(([call]) => call)).toEqual([{ top: 0, behavior: 'smooth' }])
  })
  it('has every card in the HTML, with the first two tags and the specified links', () => {
    open(13)
    const cards = document.querySelectorAll(blogAttributes.card.selector)
    expect(cards).toHaveLength(13)
    expect(cards[12]?.querySelectorAll('[aria-label="Tags"] a')).toHaveLength(2)
    expect(cards[12]?.querySelector('a[href="/meet-the-team#a"]')?.textContent).toBe('Somebody')
    expect([...(cards[12]?.querySelectorAll('a') ?? [])].at(-1)?.textContent).toBe('Read More: Article 13')
  })
})
