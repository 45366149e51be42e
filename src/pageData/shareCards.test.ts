import { expect, it, vi } from 'vitest'
import { notFoundRoutes, routes } from '#src/site/routes.ts'
import { listShareCards } from './shareCards.ts'

const COLLECTIONS: Readonly<Record<string, unknown[]>> = {
  comparison: [{ data: { comparison: { rows: [{ values: [{ reach: 'none' }, { reach: 'full' }] }] } } }],
  faq: [{ data: { categories: [{ faqs: ['a', 'b'] }, { faqs: ['c'] }] } }],
  team: [{ data: { members: [{ time: '08:00', portrait: 'late' }, { time: '04:00', portrait: 'early' }, { time: '05:00' }] } }],
  notFound: [{ data: { rows: { missing: { time: '04:04' } } } }],
  industries: [{ id: 'ports', data: { workplace: 'dock', board: { timeLabel: '22:10 · Dock 4' } } }],
  features: [
    { id: 'alerts', data: { opening: { picture: { kind: 'scene' } } } },
    { id: 'tracking', data: { opening: { picture: { kind: 'lanes' } } } },
  ],
  documents: [{ id: 'legal/terms', data: { sections: ['a', 'b'] } }],
}
vi.mock('astro:content', () => ({ getCollection: async (name: string) => COLLECTIONS[name] }))
const cover = { glyph: { kind: 'towers' }, hour: 'night', workplace: 'buses' }
vi.mock('#src/registry/articles.ts', () => ({
  listArticles: async () => [
    { slug: 'drawn', picture: { workplace: 'buses', time: '23:10' }, cover },
    { slug: 'plain', picture: { workplace: 'shop', time: '05:00' }, cover: { ...cover, glyph: undefined } },
  ],
  listUsedTags: async () => [{ id: 'rules', picture: { workplace: 'ward', time: '03:00' } }],
}))
const PATHS = [
  '/blog/drawn',
  '/blog/plain',
  '/blog/tag/rules',
  '/industries/ports',
  '/features/alerts',
  '/features/tracking',
  '/legal/terms',
]
const page = (path: string) => ({ kind: 'status', meta: { path, title: `At ${path}`, breadcrumbs: [{ label: 'Blog' }] } })
vi.mock('#src/registry/registry.ts', () => ({
  listPages: async () => [...PATHS, routes.comparison, routes.team, routes.faqs, routes.status, notFoundRoutes.page].map(page),
}))
const cards = Object.fromEntries((await listShareCards()).map((card) => [card.path, card]))

it('every page has a card, with its title and the page above it', () => {
  expect(Object.keys(cards)).toHaveLength(PATHS.length + 5)
  expect(cards['/blog/drawn']).toMatchObject({ title: 'At /blog/drawn', section: 'Blog' })
})
it('the card of an article has its cover, and of one without a drawing the workplace of its first tag', () => {
  expect(cards['/blog/drawn']?.cover).toEqual(cover)
  expect(cards['/blog/plain']).toMatchObject({ cover: undefined, picture: { workplace: 'shop', time: '05:00' } })
})
it.each([
  ['/industries/ports', { workplace: 'dock', time: '22:10' }],
  ['/blog/tag/rules', { workplace: 'ward', time: '03:00' }],
  [notFoundRoutes.page, { time: '04:04' }],
])('the card of %s plays where and when the page does', (path, picture) => expect(cards[path]?.picture).toMatchObject(picture))
it.each([
  [routes.comparison, { kind: 'lines', shares: [0, 1, 1] }],
  [routes.faqs, { kind: 'jacks', count: 3 }],
  [routes.team, { kind: 'busts', people: ['early', 'late'] }],
  ['/features/tracking', { kind: 'lanes' }],
  ['/legal/terms', { kind: 'blocks', counts: [2] }],
])('the card of %s says what the page is about', (path, subject) => expect(cards[path]?.subject).toMatchObject(subject))
it('the card of a page about nothing in numbers has a workplace alone', () => {
  for (const path of ['/features/alerts', routes.status])
    expect(cards[path]).toMatchObject({ subject: undefined, picture: { workplace: 'plant' } })
})
