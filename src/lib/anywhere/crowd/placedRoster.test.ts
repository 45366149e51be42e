import { describe, expect, it } from 'vitest'
import { acrossThePage, halvesOf, headOf, oneBehindTheOther } from './crowdGround'
import { placedRoster } from './placedRoster'
import { rosterOf } from './roster'
import { canCome } from './shiftFilters'

const roster = placedRoster()
const asked = roster.flatMap((person, index) => (canCome(person) ? [index] : []))
const GROUNDS = { 'across the page': [1280, acrossThePage(1280, 192), 8], 'on a phone': [360, oneBehindTheOther(360, 280), 4] } as const

describe('the crowd’s roster by places', () => {
  it('is the same people, each once, in the same order each time', () => {
    const everyone = (people: typeof roster) => people.map((person) => JSON.stringify(person)).toSorted()
    expect(everyone(roster)).toEqual(everyone(rosterOf()))
    expect(placedRoster()).toEqual(roster)
  })
  describe.each(Object.entries(GROUNDS))('%s', (_, [width, arrangements, parts]) => {
    const halves = halvesOf()
    const heads = asked.map((person) => headOf(person, halves, arrangements))
    it('has nearly as many people who are asked in each part of the picture', () => {
      const share = asked.length / parts
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
