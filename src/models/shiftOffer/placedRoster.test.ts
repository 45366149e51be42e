import { describe, expect, it } from 'vitest'
import { createPlacedRoster } from './placedRoster.ts'
import { createRoster } from './roster.ts'
import { createHalfRows, headPosition, ROSTER_LAYOUTS } from './rosterGround.ts'
import { canTakeShift } from './shiftFilters.ts'

const roster = createPlacedRoster()
const askedPlaces = roster.flatMap((person, index) => (canTakeShift(person) ? [index] : []))
const PARTS = { 'across the page': [ROSTER_LAYOUTS.wide, 8], 'on a phone': [ROSTER_LAYOUTS.narrow, 4] } as const

describe('the roster by places', () => {
  it('is the same people, each once, in the same order each time', () => {
    const everyone = (people: typeof roster) => people.map((person) => JSON.stringify(person)).toSorted()
    expect(everyone(roster)).toEqual(everyone(createRoster()))
    expect(createPlacedRoster()).toEqual(roster)
  })
  describe.each(Object.entries(PARTS))('%s', (_, [{ width, arrangements }, parts]) => {
    const halves = createHalfRows()
    const heads = askedPlaces.map((person) => headPosition(person, halves, arrangements))
    it('has nearly as many people who are asked in each part of the picture', () => {
      const share = askedPlaces.length / parts
      const counts = Array.from({ length: parts }, (_, part) => heads.filter(({ x }) => Math.floor((x / width) * parts) === part).length)
      for (const count of counts) expect(Math.abs(count - share)).toBeLessThanOrEqual(share / 2)
    })
    it('puts nobody who is asked right behind another one', () => {
      for (const [index, one] of heads.entries())
        for (const other of heads.slice(index + 1))
          if (Math.abs(one.x - other.x) < 0.02 * width) expect(Math.abs(one.y - other.y)).toBeGreaterThan(15)
    })
  })
})
