import { describe, expect, it } from 'vitest'
import { countAnsweredBy, countAnswers, countColumns, dotPaths, type ReplyCounts } from './replyPiles.ts'

const counts: ReplyCounts = { sent: 10, have: [1, 3, 0], cannot: [0, 1, 1] }
const count = (path: string) => path.split('M').length - 1

describe('the answers to a message', () => {
  it('add up to the people it was sent to', () => {
    expect(countAnswers(counts)).toEqual({ have: 4, cannot: 2, answered: 6, none: 4 })
  })
  it('are counted up to a minute, that minute among them', () => {
    expect([1, 2, 3].map((minutes) => countAnsweredBy(counts, minutes))).toEqual([1, 5, 6])
  })
})

describe('the dots of those who answered', () => {
  const layout = {
    abreast: 2,
    pitch: 10,
    position: (column: number, across: number, along: number) => ({ x: column * 100 + across, y: along }),
  }
  it('are as many as the people, each at a position of its own', () => {
    const paths = dotPaths(counts, layout)
    expect([paths.have, paths.cannot, paths.none].map(count)).toEqual([4, 2, 4])
    const positions = Object.values(paths).join('').split('M').slice(1)
    expect(new Set(positions).size).toBe(counts.sent)
  })
  it('stand on their minute, those who cannot come above the others, and the unanswered after a gap', () => {
    const { have, cannot, none } = dotPaths(counts, layout)
    expect(have).toBe('M0 0h0M100 0h0M110 0h0M100 10h0')
    expect(cannot).toBe('M110 10h0M200 0h0')
    expect(countColumns(counts)).toBe(5)
    expect(none).toBe('M400 0h0M410 0h0M400 10h0M410 10h0')
  })
  it('pile up on those below them, one after the other', () => {
    expect(dotPaths({ sent: 4, have: [1], cannot: [3] }, layout).cannot).toBe('M10 0h0M0 10h0M10 10h0')
  })
  it('have a column for each minute in which somebody answered, whatever the answer', () => {
    const columns = (have: number[], cannot: number[]) => countColumns({ sent: 9, have, cannot })
    expect([columns([1, 1, 1], [1]), columns([1], [1, 1, 1])]).toEqual([5, 5])
  })
})
