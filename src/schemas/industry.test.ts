import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { industry } from './industry'
import { industryDetail } from './industryDetails'

/** A page as an editor wrote it; what a token would give does not matter here. */
const written = () => parse(readFileSync('src/content/industries/retail.yaml', 'utf8')) as Record<string, unknown> & { order: string[] }
const problemsOf = (value: unknown) => industry.safeParse(value).error?.issues.map(({ message }) => message) ?? []
const detailProblems = (value: unknown) => industryDetail.safeParse(value).error?.issues.map(({ message }) => message) ?? []
const shared = { heading: 'A heading', lede: 'A lede.', sample: true, note: 'A sample.' }

it('wants each section that the page has once in its order, and no other', () => {
  const page = written()
  expect(problemsOf(page)).toEqual([])
  expect(problemsOf({ ...page, order: page.order.slice(1) })).toEqual([expect.stringContaining('Name each of these once')])
  expect(problemsOf({ ...page, order: [...page.order, 'quote'] })).toEqual([expect.stringContaining('Name each of these once')])
  expect(problemsOf({ ...page, order: [...page.order, 'questions'] })).toEqual([expect.not.stringContaining('questions')])
})
it('wants a cell for every column of a grid', () => {
  const grid = (cells: unknown[]) => ({
    kind: 'grid',
    ...shared,
    columns: ['Unit', 'Now'],
    rows: [
      { head: 'A', cells },
      { head: 'B', cells },
    ],
  })
  expect(detailProblems(grid(['full']))).toEqual([])
  expect(detailProblems(grid(['full', 'empty']))).toEqual([expect.stringContaining('a cell for every further column')])
})
it('takes a cell as plain words, or with a mark', () => {
  const cells = [{ words: 'missing', tone: 'stop' }]
  const grid = {
    kind: 'grid',
    ...shared,
    columns: ['Unit', 'Now'],
    rows: [
      { head: 'A', cells: ['full'] },
      { head: 'B', cells },
    ],
  }
  expect(industryDetail.parse(grid)).toMatchObject({ rows: [{ cells: [{ words: 'full', tone: 'plain' }] }, { cells }] })
})
it('refuses a road to a store that is not on the map', () => {
  const store = (id: string) => ({ id, name: 'Store', x: 10, y: 10, state: 'staffed', tone: 'plain' })
  const map = (to: string) => ({
    kind: 'map',
    ...shared,
    describe: 'A map of three stores and one road between two of them.',
    stores: ['1', '2', '3'].map(store),
    roads: [{ from: '1', to, label: '4 mi' }],
  })
  expect(detailProblems(map('2'))).toEqual([])
  expect(detailProblems(map('9'))).toEqual([expect.stringContaining('not on the map')])
})
it('wants a time on the board, and one place that somebody takes over', () => {
  const page = written()
  const board = page.board as { rows: Record<string, unknown>[] }
  const [first, ...others] = board.rows
  const { becomes: _, ...stays } = first ?? {}
  expect(problemsOf({ ...page, board: { ...board, clock: 'live' } })).toEqual([expect.stringContaining('05:31')])
  expect(problemsOf({ ...page, board: { ...board, rows: [stays, ...others] } })).toEqual([expect.stringContaining('becomes')])
  expect(problemsOf({ ...page, board: { ...board, rows: [first, { ...first, role: 'Another' }, ...others] } })).toEqual([
    expect.stringContaining('becomes'),
  ])
})
