import { expect, it, vi } from 'vitest'
import { listArticlePaths } from './articlePaths.ts'

const slugs = ['newest', 'newer', 'middle', 'older', 'oldest']
vi.mock('#src/entries/articles.ts', () => ({
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
