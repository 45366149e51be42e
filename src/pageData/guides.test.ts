import { expect, it, vi } from 'vitest'
import { listGuides } from './guides.ts'

const guide = (id: string, withPolicy: boolean) => ({
  id,
  data: {
    withPolicy,
    chapters: ['Its own'],
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
const industry = (id: string, time: string) => ({ id, data: { workplace: 'dock', board: { time } } })
const COLLECTIONS: Readonly<Record<string, unknown[]>> = {
  everyGuide: [{ data: { policy: 'The policy', footer: 'Footer', contents: 'Contents' } }],
  industries: [industry('ports', '22:10'), industry('mines', '12:30')],
  guides: [guide('ports', true), guide('mines', false), guide('law', false)],
}
vi.mock('astro:content', () => ({ getCollection: async (name: string) => COLLECTIONS[name] }))

it('a guide has the chapter on the policy where it asks for it, after its own', async () =>
  expect((await listGuides()).map((source) => source.guide.chapters)).toEqual([['Its own', 'The policy'], ['Its own'], ['Its own']]))
it('a guide’s cover plays where and when its industry does, in the dark, and at a place of its own without an industry', async () =>
  expect((await listGuides()).map(({ id, picture }) => [id, picture.workplace, picture.time])).toEqual([
    ['ports', 'dock', '22:10'],
    ['mines', 'dock', '06:20'],
    ['law', 'ward', '21:18'],
  ]))
it('a guide says when it was last reviewed, and on its board the states in words', async () => {
  const [first] = await listGuides()
  expect(first?.guide.audience).toBe('Read on March 4, 2026')
  expect(first?.guide.board.rows).toEqual([
    { time: '05:30', role: 'Press', state: expect.stringMatching(/^[A-Z]/), isCovered: true },
    { time: '06:00', role: 'Dock', state: 'Since May', isCovered: false },
  ])
})
