import { expect, it, vi } from 'vitest'
import { notFoundRoutes, routes } from '#src/site/routes.ts'
import { listShareCards } from './shareCards.ts'

const cover = { glyph: { kind: 'towers' }, hour: 'night', workplace: 'buses' }
vi.mock('astro:content', () => ({}))
vi.mock('#src/registry/articles.ts', () => ({
  listArticles: async () => [
    { slug: 'drawn', picture: { workplace: 'buses', time: '23:10' }, cover },
    { slug: 'photographed', picture: { workplace: 'ward', time: '05:00' }, cover: { glyph: undefined }, photo: { file: 'gate.webp' } },
    { slug: 'plain', picture: { workplace: 'shop', time: '05:00' }, cover: { ...cover, glyph: undefined } },
  ],
  listUsedTags: async () => [{ id: 'rules', picture: { workplace: 'ward', time: '03:00' } }],
}))
/** The pages, each with the entry that has its meta. */
const PAGES = [
  { path: '/blog/drawn' },
  { path: '/blog/plain' },
  { path: '/blog/photographed' },
  { path: '/blog/tag/rules' },
  { path: '/industries/ports', collection: 'industries', data: { workplace: 'dock', board: { timeLabel: '22:10 · Dock 4' } } },
  { path: '/features/alerts', collection: 'features', data: { opening: { picture: { kind: 'scene' } } } },
  { path: '/features/tracking', collection: 'features', data: { opening: { picture: { kind: 'channel-reports' } } } },
  { path: '/legal/terms', collection: 'documents', data: { sections: ['a', 'b'] } },
  { path: '/support/manual', collection: 'documents', data: { sections: ['a', 'b', 'c'] } },
  {
    path: routes.comparison,
    collection: 'comparison',
    data: { comparison: { rows: [{ values: [{ reach: 'none' }, { reach: 'full' }] }] } },
  },
  {
    path: routes.team,
    collection: 'team',
    data: { members: [{ time: '08:00', portrait: 'late' }, { time: '04:00', portrait: 'early' }, { time: '05:00' }] },
  },
  { path: '/photographs', collection: 'team', data: { members: [{ time: '05:00', photo: 'team/ana.jpg' }] } },
  { path: routes.faqs, collection: 'faq', data: { categories: [{ faqs: ['a', 'b'] }, { faqs: ['c'] }] } },
  { path: routes.dataSecurity, collection: 'dataSecurity' },
  { path: routes.claims, collection: 'claimsPage' },
  { path: routes.helpCenter, collection: 'helpCenter' },
  { path: routes.requestDemo, kind: 'demo', collection: 'demo' },
  { path: routes.demoForm, kind: 'demo-form', collection: 'demo' },
  { path: routes.status, collection: 'status' },
  { path: notFoundRoutes.page, collection: 'notFound', data: { rows: { missing: { time: '04:04' } } } },
]
vi.mock('#src/registry/registry.ts', () => ({
  listPages: async () =>
    PAGES.map(({ path, kind = 'status', ...source }) => ({
      kind,
      meta: { path, title: `At ${path}`, breadcrumbs: [{ label: 'Blog' }] },
      source,
    })),
}))
const cards = Object.fromEntries((await listShareCards()).map((card) => [card.path, card]))

it('every page has a card, with its title and the page above it', () => {
  expect(Object.keys(cards)).toEqual(PAGES.map(({ path }) => path))
  expect(cards['/blog/drawn']).toMatchObject({ title: 'At /blog/drawn', section: 'Blog' })
})
it('the card of an article has its cover or its photograph, and of one without a drawing the workplace of its first tag', () => {
  expect(cards['/blog/drawn']).toMatchObject({ cover, photo: undefined })
  expect(cards['/blog/photographed']).toMatchObject({ cover: undefined, photo: 'gate.webp' })
  expect(cards['/blog/plain']).toMatchObject({ cover: undefined, picture: { workplace: 'shop', time: '05:00' } })
})
it.each([
  ['/industries/ports', { workplace: 'dock', time: '22:10' }],
  ['/blog/tag/rules', { workplace: 'ward', time: '03:00' }],
  [notFoundRoutes.page, { workplace: 'plant', time: '04:04' }],
  [routes.requestDemo, { workplace: 'shop', time: '08:24' }],
  [routes.demoForm, { workplace: 'plant', time: '03:20' }],
])('the card of %s plays where and when the page does', (path, picture) => expect(cards[path]?.picture).toMatchObject(picture))
it.each([
  [routes.comparison, { kind: 'lines', shares: [0, 1, 1] }],
  [routes.faqs, { kind: 'jacks', count: 3 }],
  [routes.team, { kind: 'busts', people: ['early', 'late'] }],
  ['/features/tracking', { kind: 'channelReports' }],
  [routes.dataSecurity, { kind: 'fieldLines' }],
  [routes.claims, { kind: 'blocks' }],
  [routes.helpCenter, { kind: 'hours' }],
  ['/legal/terms', { kind: 'blocks', counts: [2], tone: 2 }],
  ['/support/manual', { kind: 'blocks', counts: [3], tone: 0 }],
])('the card of %s says what the page is about', (path, subject) => expect(cards[path]?.subject).toMatchObject(subject))
it('the card of a page about nothing in numbers has a workplace alone', () => {
  for (const path of ['/features/alerts', '/photographs', routes.status])
    expect(cards[path]).toMatchObject({ subject: undefined, picture: { workplace: 'plant' } })
})
