import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const article = (id: string, day: string, more: object = {}) => ({
  id,
  data: { title: id, author: 'ana', publishedAt: new Date(day), tags: ['rules'], draft: false, ...more },
})
const tag = (id: string, time: string) => ({ id, label: `The ${id}`, picture: { workplace: 'plant', time } })
const COLLECTIONS: Readonly<Record<string, unknown[]>> = {
  blog: [
    article('older', '2026-01-10', { tags: ['alerts', 'rules'], cover: { kind: 'towers' } }),
    article('draft', '2026-02-01', { draft: true, tags: ['drafted'] }),
    article('newer', '2026-03-01', { author: 'guest', cover: { kind: 'photo', file: 'gate.webp', alt: 'A gate.' } }),
    article('tomorrow', '2026-04-02', { tags: ['planned'] }),
  ],
  team: [{ data: { members: [{ id: 'ana', name: 'Ana Ruiz' }] } }],
  tags: [{ data: { tags: [tag('drafted', '12:00'), tag('rules', '05:31'), tag('planned', '12:00'), tag('alerts', '23:10')] } }],
}
vi.mock('astro:content', () => ({ getCollection: async (name: string) => COLLECTIONS[name] }))

/** Loads the module as a build of that day, or development, would: with nothing cached. */
async function openedOn(day: string, isDevelopment = false) {
  vi.resetModules()
  vi.stubEnv('SOURCE_DATE_EPOCH', String(new Date(day).getTime() / 1000))
  vi.stubEnv('DEV', isDevelopment)
  return import('./articles.ts')
}
afterEach(() => vi.unstubAllEnvs())

describe('the articles of a built site', () => {
  let articles: Awaited<ReturnType<Awaited<ReturnType<typeof openedOn>>['readArticles']>>
  let tags: Awaited<ReturnType<Awaited<ReturnType<typeof openedOn>>['readUsedTags']>>
  beforeEach(async () => {
    const site = await openedOn('2026-04-01')
    articles = await site.readArticles()
    tags = await site.readUsedTags()
  })
  it('are those that are neither drafts nor of a day to come, newest first', () =>
    expect(articles.map(({ slug }) => slug)).toEqual(['newer', 'older']))
  it('have the names of their authors, and of one that the team does not know what the file says', () =>
    expect(articles.map(({ author }) => author)).toEqual(['guest', 'Ana Ruiz']))
  it('have their tags in the order of the file, and on the cover the hour of the first', () => {
    const older = articles.find(({ slug }) => slug === 'older')
    expect(older?.tags.map(({ label }) => label)).toEqual(['The alerts', 'The rules'])
    expect(older?.picture.time).toBe('23:10')
    expect(older?.cover.hour).not.toBe(articles.find(({ slug }) => slug === 'newer')?.cover.hour)
  })
  it('have as their cover a drawing, or a photograph under the same hour', () =>
    expect(articles.map(({ cover: { glyph, hour }, photo }) => [glyph?.kind, hour, photo?.file])).toEqual([
      [undefined, 'dawn', 'gate.webp'],
      ['towers', 'night', undefined],
    ]))
  it('are under the tags that one of them has, in the order of the tags, newest first', () =>
    expect(tags.map(({ id, articles: having }) => [id, ...having.map(({ slug }) => slug)])).toEqual([
      ['rules', 'newer', 'older'],
      ['alerts', 'older'],
    ]))
})
it('an article appears with the first build of its day', async () =>
  expect((await (await openedOn('2026-04-02')).readArticles()).map(({ slug }) => slug)).toEqual(['tomorrow', 'newer', 'older']))
it('development shows every article, and says why the site would not', async () => {
  const articles = await (await openedOn('2026-04-01', true)).readArticles()
  expect(articles.map(({ slug, unpublishedReason }) => [slug, unpublishedReason])).toEqual([
    ['tomorrow', 'Appears April 2, 2026'],
    ['newer', null],
    ['draft', 'Draft'],
    ['older', null],
  ])
})
