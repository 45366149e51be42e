import { expect, it, vi } from 'vitest'
import { workplaceCard } from './shareCards.ts'
import { createSitePage } from './sitePage.ts'

vi.mock('astro:content', () => ({}))
// In the place of a day: the files whose last change dates the page.
vi.mock('#src/contentEngine/entries/lastChange.ts', () => ({ findLastChangeDay: (_: string, files: string[]) => files.join(' ') }))
vi.mock('node:fs', async (original) => ({
  ...(await original<object>()),
  existsSync: (path: string) => /^src\/content\/(clients\/acme\.svg|team\/ana\.jpg|pictures\/(gate|night-shift)\.jpg)$/.test(path),
}))

const meta = { title: 'Its title', description: 'What it is.' }
const pageOf = (entries: object[], day?: string) =>
  createSitePage({
    path: '/a',
    kind: 'feature',
    meta,
    sources: entries as Parameters<typeof createSitePage>[0]['sources'],
    day,
    shareCard: workplaceCard(),
  })
const datedBy = (...entries: object[]) => pageOf(entries).lastModified()

it.each([
  ['the photograph of a member', { members: [{ name: 'Ana', photo: 'team/ana.jpg' }] }, 'team/ana.jpg'],
  ['the logo of a client', { clients: [{ name: 'Acme', logo: { file: 'clients/acme.svg', width: 240, height: 60 } }] }, 'clients/acme.svg'],
  ['a picture that is a block', { blocks: [{ kind: 'photo', file: 'gate.jpg' }] }, 'pictures/gate.jpg'],
])('a page is dated by the file of %s, as by its words', (_, data, file) =>
  expect(datedBy({ data, filePath: 'src/content/a.yaml' })).toBe(`src/content/a.yaml src/content/${file}`),
)
it('a page is dated by the files of pictures in its text', () => {
  const prose = [{ name: 'p', attributes: {}, children: [{ name: 'Picture', attributes: { src: 'night-shift.jpg' }, children: [] }] }]
  const text = { data: {}, filePath: 'src/content/documents/support/manual.mdx', rendered: { metadata: { prose } } }
  expect(datedBy(text)).toBe(`${text.filePath} src/content/pictures/night-shift.jpg`)
})
it('a page is dated by no file of which its words only speak', () =>
  expect(datedBy({ data: { text: 'Upload logo.svg or gate.jpg.', label: 'report.png' }, filePath: 'src/content/a.yaml' })).toBe(
    'src/content/a.yaml',
  ))
it('a page whose content names a day has that day', () => expect(pageOf([], '2026-03-01').lastModified()).toBe('2026-03-01'))
