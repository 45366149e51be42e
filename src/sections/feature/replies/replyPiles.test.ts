import { describe, expect, it } from 'vitest'
import { answeredBy, columnCount, countAnswers, dotPaths, type ReplyCounts } from './replyPiles'

const piles: ReplyCounts = { sent: 10, have: [1, 3, 0], cannot: [0, 1, 1] }
const count = (path: string) => path.split('M').length - 1

describe('the answers to a message', () => {
  it('add up to the people it was sent to', () => {
    expect(countAnswers(piles)).toEqual({ have: 4, cannot: 2, answered: 6, none: 4 })
  })
  it('are counted up to a minute, that minute among them', () => {
    expect([1, 2, 3].map((minutes) => answeredBy(piles, minutes))).toEqual([1, 5, 6])
  })
})

describe('the dots of those who answered', () => {
  const drawn = { abreast: 2, step: 10, place: (column: number, across: number, along: number) => ({ x: column * 100 + across, y: along }) }
  it('are as many as the people, each at a place of its own', () => {
    const paths = dotPaths(piles, drawn)
    expect([paths.have, paths.cannot, paths.none].map(count)).toEqual([4, 2, 4])
    const places = Object.values(paths).join('').split('M').slice(1)
    expect(new Set(places).size).toBe(piles.sent)
  })
  it('stand on their minute, those who cannot come above the others, and the unanswered after a gap', () => {
    const { cannot, none } = dotPaths(piles, drawn)
    expect(cannot).toBe('M110 10h0M200 0h0')
    expect(columnCount(piles)).toBe(5)
    expect(none.startsWith('M400 0')).toBe(true)
  })
})
