import { expect, it, vi } from 'vitest'
import { readClaims } from '#src/facts/claims.ts'
import { readAuthorities } from '#src/facts/law/authorities.ts'
import { routes } from '#src/site/routes.ts'
import { readArticlePage, readArticlePaths, readEntryPage, readOtherContent, readPage, readTagPage } from './readPage.ts'

vi.mock('astro:content', () => ({
  getCollection: async (name: string) =>
    (name === 'industries' ? ['mines', 'harbors'] : [name]).map((id) => ({ id, data: { meta: { title: id }, says: `${id} says` } })),
}))

const PAGES = [
  { path: routes.industries, kind: 'industry' },
  { path: routes.claims, kind: 'claims' },
  { path: '/features/alerts', kind: 'feature' },
  { path: '/blog/newest', kind: 'article' },
  { path: '/blog/tag/rules', kind: 'blog' },
]
vi.mock('./pages/registry.ts', () => ({
  readPagesByAddress: async () => new Map(PAGES.map(({ path, kind }) => [path, { kind, meta: { path } }])),
}))
const slugs = ['newest', 'newer', 'middle', 'older', 'oldest']
vi.mock('./articles/articles.ts', () => ({
  readArticles: async () => slugs.map((slug, index) => ({ slug, tagIds: ['rules'], publishedAt: new Date(2026, 0, 31 - index) })),
}))

it('each article has a page at its slug, which leads to its neighbors in time and to others on its subject, each once', async () => {
  const paths = await readArticlePaths()
  expect(paths.map(({ params }) => params.slug)).toEqual(slugs)
  const [first, , middle] = paths.map(({ props: { article, older, newer, related } }) => ({
    page: article.slug,
    neighbors: [newer?.slug, older?.slug],
    related: related.map(({ slug }) => slug),
  }))
  expect(middle).toEqual({ page: 'middle', neighbors: ['newer', 'older'], related: ['newest', 'oldest'] })
  expect(first).toEqual({ page: 'newest', neighbors: [undefined, 'newer'], related: ['middle', 'older', 'oldest'] })
})
it('a page reads what its row names: the data of a collection with one entry, whose meta its base has, and all entries of a folder', async () => {
  const { base, industriesOverview, industries, ...others } = await readPage(routes.industries)
  expect(base).toEqual({ kind: 'industry', meta: { path: routes.industries } })
  expect(industriesOverview).toEqual({ says: 'industriesOverview says' })
  expect(industries).toEqual(['mines', 'harbors'].map((id) => ({ id, data: { meta: { title: id }, says: `${id} says` } })))
  expect(others).toEqual({})
})
it('a page gets the facts of its row beside its content, and what does not date it', async () =>
  expect(await readPage(routes.claims)).toEqual({
    base: expect.anything(),
    claimsPage: { says: 'claimsPage says' },
    everyPage: { says: 'everyPage says' },
    claims: readClaims(),
  }))
it('pages of a folder read what they share, and those of tags the words of the list', async () => {
  expect(await readEntryPage('features', 'alerts')).toEqual({
    base: { kind: 'feature', meta: { path: '/features/alerts' } },
    policyTables: { says: 'policyTables says' },
    dashboardWords: { says: 'dashboardWords says' },
  })
  expect(await readTagPage('rules')).toEqual({
    base: { kind: 'blog', meta: { path: '/blog/tag/rules' } },
    blogList: { says: 'blogList says' },
  })
})
it('an article reads what the row of articles names', async () => {
  const { base, blogList, templates, authorities, samples } = await readArticlePage('newest')
  expect(base).toEqual({ kind: 'article', meta: { path: '/blog/newest' } })
  expect([blogList, samples]).toEqual([{ says: 'blogList says' }, { says: 'samples says' }])
  expect(templates.map(({ id }) => id)).toEqual(['templates'])
  expect(authorities).toEqual(readAuthorities())
})
it('what is no page reads what it names, and nothing else', async () => {
  expect(Object.keys(await readOtherContent({ content: ['everyPage', 'demo'] }))).toEqual(['everyPage', 'demo'])
  expect(await readOtherContent({ facts: ['authorities'] })).toEqual({ authorities: readAuthorities() })
  expect((await readOtherContent({ content: ['guides'] })).guides.map(({ id }) => id)).toEqual(['guides'])
})
it('a page without a row is sent to the rows', async () => {
  await expect(readPage('/new' as typeof routes.home)).rejects.toThrow(/\/new has no row\. .*pageContent\.ts/)
  await expect(readEntryPage('features', 'new')).rejects.toThrow(/\/features\/new has no row/)
})
