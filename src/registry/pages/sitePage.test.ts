import { expect, it, vi } from 'vitest'
import { workplaceCard } from '../rows/shareCards.ts'
import { createSitePage } from './sitePage.ts'

vi.mock('astro:content', () => ({}))
// In the place of a day: the files whose last change dates the page.
vi.mock('#src/contentEngine/entries/lastChange.ts', () => ({ readLastChangeDay: (_: string, files: string[]) => files.join(' ') }))
vi.mock('node:fs', async (original) => ({
  ...(await original<object>()),
  existsSync: (path: string) => path === 'src/content/team/ana.jpg',
}))

const meta = { title: 'Its title', description: 'What it is.' }
const pageOf = (entries: object[], day?: string) =>
  createSitePage({
    path: '/a',
    kind: 'feature',
    meta,
    sources: entries as Parameters<typeof createSitePage>[0]['sources'],
    day,
    shareCard: workplaceCard,
  })
const datedBy = (...entries: object[]) => pageOf(entries).lastModified()

it('a page is dated by its entries and by the picture files that they name', () =>
  expect(datedBy({ data: { photo: 'team/ana.jpg' }, filePath: 'src/content/a.yaml' })).toBe('src/content/a.yaml src/content/team/ana.jpg'))
it('a page whose content names a day has that day', () => expect(pageOf([], '2026-03-01').lastModified()).toBe('2026-03-01'))
