import { expect, it, vi } from 'vitest'
import { TEST_DASHBOARD_WORDS } from '#tests/lib/entries/testDashboardWords.ts'
import { readBlockPage } from './blockPage.ts'

const pictures = vi.hoisted(() => new Map([['gate.jpg', { src: '/gate.jpg', width: 640, height: 480 }]]))
vi.mock('./pictureFiles.ts', () => ({ pictureFiles: pictures }))
vi.mock('astro:content', () => ({
  getCollection: async (name: string) => [{ id: name, data: name === 'dashboards' ? TEST_DASHBOARD_WORDS : { says: name } }],
}))
vi.mock('#src/registry/registry.ts', () => ({
  readPagesByAddress: async () =>
    new Map(['/features/rates', '/industries/mines', '/landing/peak'].map((path) => [path, { kind: 'page', meta: { path } }])),
}))

const dashboard = { kind: 'dashboard', place: 'Plant 2' }
const board = { kind: 'board', title: 'Line 4' }
const dashboardData = { ...dashboard, words: TEST_DASHBOARD_WORDS }

it('a page of blocks has its base, what its row names, the picture files, and its own fields', async () => {
  const data = { opening: { heading: 'Rates', picture: { kind: 'shift-offer' } }, blocks: [{ kind: 'cards' }], closing: 'Its end.' }
  expect(await readBlockPage({ id: 'rates', collection: 'features', data })).toEqual({
    base: { kind: 'page', meta: { path: '/features/rates' } },
    policyTables: { says: 'policyTables' },
    dashboards: TEST_DASHBOARD_WORDS,
    pictures,
    page: data,
  })
})
it('a dashboard has its words on the first screen and in a block, and other pictures stay as they are', async () => {
  const opening = { heading: 'Peak', picture: { kind: 'scene', scene: dashboard } }
  const blocks = [
    { kind: 'split', scene: board },
    { kind: 'showcase', scene: dashboard },
  ]
  const { page } = await readBlockPage({ id: 'peak', collection: 'landing', data: { opening, blocks } })
  expect(page.opening).toEqual({ heading: 'Peak', picture: { kind: 'scene', scene: dashboardData } })
  expect(page.blocks).toEqual([
    { kind: 'split', scene: board },
    { kind: 'showcase', scene: dashboardData },
  ])
})
it('a first screen without a picture stays as it is', async () => {
  const data = { opening: { heading: 'Mines' }, blocks: [{ kind: 'split', scene: dashboard }] }
  const { page } = await readBlockPage({ id: 'mines', collection: 'industries', data })
  expect(page).toEqual({ opening: { heading: 'Mines' }, blocks: [{ kind: 'split', scene: dashboardData }] })
})
