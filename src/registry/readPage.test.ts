import { expect, it, vi } from 'vitest'
import { readClaims } from '#src/facts/claims.ts'
import { routes } from '#src/site/routes.ts'
import { listArticlePaths, readFolderContent, readPageContent } from './readPage.ts'

const claims = readClaims()

vi.mock('astro:content', () => ({
  getCollection: async (name: string) =>
    (name === 'industries' ? ['mines', 'harbors'] : [name]).map((id) => ({ id, data: { says: `${id} says` } })),
}))

const slugs = ['newest', 'newer', 'middle', 'older', 'oldest']
vi.mock('./articles.ts', () => ({
  listArticles: async () => slugs.map((slug, index) => ({ slug, tagIds: ['rules'], publishedAt: new Date(2026, 0, 31 - index) })),
}))

it('each article has a page at its slug, which leads to its neighbors in time and to others on its subject, each once', async () => {
  const paths = await listArticlePaths()
  expect(paths.map(({ params }) => params.slug)).toEqual(slugs)
  const [first, , middle] = paths.map(({ props: { article, older, newer, related } }) => ({
    page: article.slug,
    neighbors: [newer?.slug, older?.slug],
    related: related.map(({ slug }) => slug),
  }))
  expect(middle).toEqual({ page: 'middle', neighbors: ['newer', 'older'], related: ['newest', 'oldest'] })
  expect(first).toEqual({ page: 'newest', neighbors: [undefined, 'newer'], related: ['middle', 'older', 'oldest'] })
})
it('a page reads what its row names: the data of a collection with one entry, and all entries of a folder', async () => {
  const { industriesOverview, industries, ...others } = await readPageContent(routes.industries)
  expect(industriesOverview).toEqual({ says: 'industriesOverview says' })
  expect(industries.map(({ id }) => id)).toEqual(['mines', 'harbors'])
  expect(others).toEqual({})
})
it('a page gets the facts of its row beside its content', async () =>
  expect(await readPageContent(routes.claims)).toEqual({ claimsPage: { says: 'claimsPage says' }, claims }))
it('pages of a folder read what they share', async () =>
  expect(await readFolderContent('features')).toEqual({
    policyTables: { says: 'policyTables says' },
    dashboards: { says: 'dashboards says' },
  }))
it('a page that is not enrolled is sent to the rows', async () =>
  await expect(readPageContent('/new' as typeof routes.home)).rejects.toThrow(/\/new is not enrolled\. .*pageContent\.ts/))
