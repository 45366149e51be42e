import { describe, expect, it, vi } from 'vitest'
import { routes } from '#src/site/routes.ts'
import { FOLDER_CONTENT, PAGE_CONTENT } from '../rows/pageContent.ts'
import type { PageSources } from '../rows/pageRow.ts'
import { readFolderEntries, readSources } from './pageEntries.ts'

const text = (id: string, ...names: string[]) => ({
  id,
  collection: 'documents',
  data: {},
  rendered: {
    metadata: { prose: [{ html: '<p>Words.</p>' }, 'Words.', { name: 'p', children: names.map((name) => ({ name, children: [] })) }] },
  },
})
const feature = (id: string, ...blocks: object[]) => ({
  id,
  collection: 'features',
  data: { opening: { picture: { kind: 'channel-reports' } }, blocks },
})
const FOLDERS: Readonly<Record<string, object[]>> = {
  documents: [
    text('cookies', 'OthersSentence'),
    text('manual', 'KpiTable'),
    text('law', 'StateRules'),
    text('glossary'),
    { ...text('start'), data: { opening: 'weeks' } },
  ],
  features: [
    feature('rules', { kind: 'ladders' }, { kind: 'split', scene: { kind: 'ledger' } }),
    feature('rates', { kind: 'showcase', scene: { kind: 'dashboard' } }),
    feature('alerts', { kind: 'cards', items: [{ title: 'ladders' }] }),
    {
      ...feature('swaps'),
      data: { opening: { picture: { kind: 'scene', scene: { kind: 'dashboard' } } }, blocks: [] },
    },
  ],
}
vi.mock('astro:content', () => ({
  getCollection: async (collection: string) => FOLDERS[collection] ?? [{ id: collection, collection }],
}))

it('what only some entries of a folder show dates these, and no other: by a tag of their text, a block or a picture', async () => {
  const sources = async (name: 'documents' | 'features') =>
    Object.fromEntries((await readFolderEntries(name)).map(({ entry, sources: [, ...others] }) => [entry.id, others.map(({ id }) => id)]))
  expect(await sources('documents')).toEqual({
    cookies: ['analytics'],
    manual: ['policyTables'],
    law: ['policyTables', 'stateRules'],
    glossary: [],
    start: ['policyTables'],
  })
  expect(await sources('features')).toEqual({ rules: ['policyTables'], rates: ['dashboardWords'], alerts: [], swaps: ['dashboardWords'] })
})
it('facts that a page prints date it by their file', async () =>
  expect(await readSources(PAGE_CONTENT[routes.claims])).toEqual([
    { id: 'claimsPage', collection: 'claimsPage' },
    expect.objectContaining({ filePath: 'src/content/facts/claims.yaml' }),
  ]))

describe('words of several pages', () => {
  // Not articles and tags, which the days of articles date.
  const dated = Object.entries<PageSources>({ ...PAGE_CONTENT, ...FOLDER_CONTENT })
  const DATED = {
    policyTables: [routes.home, 'features', 'landing', 'documents'],
    dashboardWords: [routes.home, 'features', 'industries', 'landing'],
    analytics: ['documents'],
    chartWords: [],
    templateCardWords: [],
  }
  it.each(Object.entries(DATED))('%s date the pages that show them alone', (name, pages) =>
    expect(dated.flatMap(([page, { content }]) => (content.some((collection) => collection === name) ? page : []))).toEqual(pages),
  )
})
