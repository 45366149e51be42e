import { describe, expect, it } from 'vitest'
import { routes } from '#src/site/routes.ts'
import { findProblems } from '../findProblems.testing.ts'
import { articleClosingSchema, closingSchema, closingWordsSchema } from './closing.ts'

const words = { heading: 'Bring one line', text: 'We build a sample Monday.' }
const action = { label: 'Schedule a Demo', to: 'requestDemo' }
const row = { role: 'Crane', person: 'M. Osei', channel: 'App', status: 'covered' }
const board = {
  day: 'Tomorrow',
  time: '06:00',
  title: 'Line 4',
  rows: [row, row],
  open: { role: 'Your line', status: 'Open' },
}

it.each([
  { kind: 'start', ...words },
  { kind: 'phone', ...words },
  { kind: 'sentence', ...words },
  { kind: 'board', ...words, board },
])('a page may end with: $kind', (ending) => {
  expect(findProblems(closingSchema, { ...ending, action })).toEqual([])
  expect(findProblems(closingWordsSchema, ending)).toEqual([])
})
it('the picture of a closing shows a sample unless the content says otherwise', () => {
  const read = closingWordsSchema.parse({ kind: 'board', ...words, board })
  expect(read.kind === 'board' && read.board.sample).toBe(true)
})
it('the two fields lead to the form that has them, and nowhere else', () => {
  expect(closingSchema.parse({ kind: 'start', ...words, action }).action.href).toBe(routes.requestDemo)
  expect(findProblems(closingSchema, { kind: 'start', ...words, action: { ...action, to: 'faqs' } })).toEqual([
    expect.stringMatching(/^action\.to: Lead to requestDemo/),
  ])
})
describe('a closing is refused with', () => {
  it('a kind that nobody draws, and a board under an article', () => {
    expect(findProblems(closingSchema, { kind: 'amber', ...words, action })).toHaveLength(1)
    expect(findProblems(articleClosingSchema, { kind: 'board', ...words, board })).toHaveLength(1)
  })
  it('a day that does not fit the flaps, and a line that is more than one', () => {
    expect(findProblems(closingWordsSchema, { kind: 'board', ...words, board: { ...board, day: 'Next week' } })).toEqual([
      expect.stringMatching(/one word/),
    ])
    expect(findProblems(closingWordsSchema, { kind: 'sentence', ...words, text: 'x'.repeat(161) })).toEqual([
      expect.stringMatching(/it is one line/),
    ])
  })
})
