/** A change to words dates the pages that show them, and no others. */
import { describe, expect, it, vi } from 'vitest'
import { routes } from '#src/site/routes.ts'
import { FOLDER_CONTENT, PAGE_CONTENT } from './pageContent.ts'
import { entriesOfFolder } from './pageEntries.ts'

const text = (id: string, ...names: string[]) => ({
  id,
  collection: 'documents',
  rendered: {
    metadata: { parts: [{ html: '<p>Words.</p>' }, 'Words.', { name: 'p', parts: names.map((name) => ({ name, parts: [] })) }] },
  },
})
const TEXTS = [text('cookies', 'OthersSentence'), text('manual', 'KpiTable')]
vi.mock('astro:content', () => ({
  getCollection: async (collection: string) => (collection === 'documents' ? TEXTS : [{ id: collection, collection }]),
}))

it('what texts say of analytics dates those that say it, and no other text', async () => {
  const made = await entriesOfFolder('documents')
  expect(made.map(({ madeOf }) => madeOf.map(({ id }) => id))).toEqual([
    ['cookies', 'policyTables', 'analytics'],
    ['manual', 'policyTables'],
  ])
})

describe('words of several pages', () => {
  const lists: [string, readonly string[]][] = [
    ...Object.entries(PAGE_CONTENT).map(([path, { content }]): [string, readonly string[]] => [path, content]),
    ...Object.entries(FOLDER_CONTENT),
  ]
  /** Articles show them too, and name their own days. */
  const DATED = {
    policyTables: ['features', 'landing', 'documents'],
    dashboards: [routes.home, 'features', 'industries', 'landing'],
    analytics: ['documents'],
    charts: [],
    templateCards: [],
  }
  it.each(Object.entries(DATED))('%s date the pages that show them alone', (name, pages) =>
    expect(lists.flatMap(([page, content]) => (content.includes(name) ? page : []))).toEqual(pages),
  )
})
