import { expect, it, vi } from 'vitest'
import { readFeedSource } from './feedSource.ts'

const single = (name: string) => [{ id: name, data: name === 'blogList' ? { feed: 'On absences.' } : { says: name } }]
vi.mock('astro:content', () => ({ getCollection: async (name: string) => (name === 'templates' ? [] : single(name)) }))
const chart = { id: 'costs' }
vi.mock('#src/registry/articles/articles.ts', () => ({
  readArticles: async () =>
    Array.from({ length: 60 }, (_, index) => ({
      slug: `article-${index}`,
      photo: index === 1 ? { kind: 'photo', file: 'gate.webp', alt: 'A gate.', caption: 'Photo: Ana' } : undefined,
      entry: { data: { description: `The ${index}.`, charts: [chart] }, rendered: { metadata: { prose: ['Words.'] } } },
    })),
}))

it('the feed has the newest fifty articles, with their text, their charts and what every text may show', async () => {
  const { description, articles } = await readFeedSource()
  expect(description).toBe('On absences.')
  expect(articles.map(({ slug }) => slug)).toEqual(Array.from({ length: 50 }, (_, index) => `article-${index}`))
  expect(articles[0]).toMatchObject({
    description: 'The 0.',
    prose: ['Words.'],
    inputs: { policyTables: { says: 'policyTables' }, ofArticle: { charts: [chart], chartWords: { says: 'chartWords' } } },
  })
})
it('an article in the feed begins with the photograph that is its cover', async () => {
  const { articles } = await readFeedSource()
  expect(articles[1]?.prose).toEqual([
    { name: 'Picture', attributes: { src: 'gate.webp', alt: 'A gate.', caption: 'Photo: Ana' }, children: [] },
    'Words.',
  ])
})
