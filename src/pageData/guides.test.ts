import { expect, it, vi } from 'vitest'
import { readGuides } from './guides.ts'

const OWN = [{ value: '9', label: 'of its own' }]
const [ITS_OWN, POLICY] = [[{ kind: 'text' }, { kind: 'figures', items: OWN }, { kind: 'figures' }], [{ kind: 'text', text: 'The policy' }]]
const guide = (id: string) => ({
  id,
  data: {
    chapters: [{ title: 'Its own', blocks: ITS_OWN }],
    audience: 'Read on {lastReviewed}',
    lastReviewed: '2026-03-04',
    board: {
      rows: [
        ['05:30', 'Press', 'covered'],
        ['06:00', 'Dock', { text: 'Since May' }],
      ],
    },
  },
})
const FIGURES = ['1', '2', '3', '4'].map((value) => ({ value, label: `of ${value}` }))
const blocks = [{ kind: 'split' }, { kind: 'results', figures: FIGURES }]
const industry = (id: string, time: string) => ({ id, data: { workplace: 'dock', board: { time }, blocks } })
const COLLECTIONS: Readonly<Record<string, unknown[]>> = {
  everyGuide: [{ data: { policy: { title: 'The policy', blocks: POLICY }, footer: 'Footer', contents: 'Contents' } }],
  industries: [industry('ports', '22:10'), industry('mines', '12:30')],
  guides: [guide('ports'), guide('mines'), guide('law')],
}
vi.mock('astro:content', () => ({ getCollection: async (name: string) => COLLECTIONS[name] }))

it('a guide of an industry has the chapter on the policy, after its own', async () =>
  expect((await readGuides()).map((source) => source.guide.chapters.map(({ title }) => title))).toEqual([
    ['Its own', 'The policy'],
    ['Its own', 'The policy'],
    ['Its own'],
  ]))
it('a guide of an industry shows the first three figures of its page where it has none of its own', async () => {
  const [ports] = await readGuides()
  expect(ports?.guide.chapters[0]?.blocks).toEqual([
    { kind: 'text' },
    { kind: 'figures', items: OWN },
    { kind: 'figures', items: FIGURES.slice(0, 3) },
  ])
  expect(ports?.guide.chapters[1]?.blocks).toEqual(POLICY)
})
it('a guide’s cover plays where and when its industry does, in the dark, and at a place of its own without an industry', async () =>
  expect((await readGuides()).map(({ id, picture }) => [id, picture.workplace, picture.time])).toEqual([
    ['ports', 'dock', '22:10'],
    ['mines', 'dock', '06:20'],
    ['law', 'ward', '21:18'],
  ]))
it('a guide says when it was last reviewed, and on its board the statuses in words', async () => {
  const [first] = await readGuides()
  expect(first?.guide.audience).toBe('Read on March 4, 2026')
  expect(first?.guide.board.rows).toEqual([
    { time: '05:30', role: 'Press', status: expect.stringMatching(/^[A-Z]/), isCovered: true },
    { time: '06:00', role: 'Dock', status: 'Since May', isCovered: false },
  ])
})
