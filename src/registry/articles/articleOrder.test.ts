import { describe, expect, it } from 'vitest'
import { adjacentArticles, publishedArticles, relatedArticles, sortNewestFirst, unpublishedReason } from './articleOrder.ts'

const make = (slug: string, day: string, more = {}) => ({
  slug,
  title: slug,
  publishedAt: new Date(day),
  listed: true,
  draft: false,
  tagIds: ['a', 'b'],
  ...more,
})
const now = new Date('2026-01-01')

describe('publishedArticles', () => {
  it('leaves out drafts and the future, newest first', () => {
    const all = [
      make('old', '2025-01-01'),
      make('draft', '2025-02-01', { draft: true }),
      make('new', '2025-03-01'),
      make('future', '2026-01-02'),
    ]
    expect(publishedArticles(all, now).map((article) => article.slug)).toEqual(['new', 'old'])
  })
})
it('development shows all articles in the same order, and says why one is not on the site', () => {
  const all = [make('old', '2025-01-01'), make('draft', '2025-02-01', { draft: true }), make('future', '2026-03-04')]
  expect(sortNewestFirst(all).map((article) => [article.slug, unpublishedReason(article, now)])).toEqual([
    ['future', 'Appears March 4, 2026'],
    ['draft', 'Draft'],
    ['old', null],
  ])
})
it('an article of this very moment is visible, and equal days are in the order of their addresses', () => {
  const all = [make('b', '2025-03-01'), make('now', '2026-01-01'), make('c', '2025-03-01'), make('a', '2025-03-01')]
  expect(publishedArticles(all, now).map((article) => article.slug)).toEqual(['now', 'a', 'b', 'c'])
})
describe('relatedArticles', () => {
  it('are three at most, or as many as asked for; newest first where they share as much', () => {
    const one = make('one', '2025-01-01')
    const all = [one, ...['2025-02-01', '2025-03-01', '2025-05-01', '2025-04-01'].map((day) => make(day, day))]
    expect(relatedArticles(one, all).map((article) => article.slug)).toEqual(['2025-05-01', '2025-04-01', '2025-03-01'])
    expect(relatedArticles(one, all, 1).map((article) => article.slug)).toEqual(['2025-05-01'])
  })

  it('prefers shared tags, then new ones, and never itself', () => {
    const one = make('one', '2025-01-01')
    const all = [
      make('none', '2025-06-01', { tagIds: ['z'] }),
      make('half', '2025-05-01', { tagIds: ['a'] }),
      make('newer', '2025-04-01', { tagIds: ['z'] }),
      one,
      make('older', '2024-12-01', { tagIds: ['z'] }),
      make('full', '2024-11-01'),
    ]
    expect(relatedArticles(one, all).map((article) => article.slug)).toEqual(['full', 'half'])
  })

  it('leaves out the neighbors, which the same page names as well', () => {
    const [newest, newer, one, older, oldest] = ['05', '04', '03', '02', '01'].map((month) => make(month, `2025-${month}-01`))
    const all = [newest, newer, one, older, oldest].filter((article) => article !== undefined)
    expect(one && relatedArticles(one, all).map((article) => article.slug)).toEqual(['05', '01'])
    expect(newest && relatedArticles(newest, all).map((article) => article.slug)).toEqual(['03', '02', '01'])
  })
})
it('neighbors of an article are the next in time', () => {
  const all = [make('c', '2025-03-01'), make('b', '2025-02-01'), make('a', '2025-01-01')]
  const names = (slug: string) => {
    const { older, newer } = adjacentArticles(all.find((article) => article.slug === slug) ?? make('', ''), all)
    return [older?.slug, newer?.slug]
  }
  expect([names('c'), names('b'), names('a')]).toEqual([
    ['b', undefined],
    ['a', 'c'],
    [undefined, 'b'],
  ])
})
it('an article that is not in the list has no newer neighbor', () => {
  expect(adjacentArticles(make('gone', '2025-01-01'), [make('a', '2025-03-01')]).newer).toBeNull()
  expect(adjacentArticles(make('a', '2025-03-01'), [make('a', '2025-03-01')])).toEqual({ older: null, newer: null })
})
