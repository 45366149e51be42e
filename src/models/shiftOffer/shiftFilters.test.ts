import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRoster, ROSTER_SIZE } from './roster.ts'
import { canTakeShift, filterRoster, OPEN_SHIFT, passesFilter, SHIFT_FILTERS } from './shiftFilters.ts'

const roster = createRoster()
const choice = fc.subarray([...SHIFT_FILTERS])
const seed = fc.integer({ min: 1, max: 10_000 })

describe('the roster of the shift offer', () => {
  it('is the same each time, and another one for another seed', () => {
    expect(createRoster()).toEqual(roster)
    expect(createRoster(1)).not.toEqual(roster)
    expect(roster).toHaveLength(ROSTER_SIZE)
  })
  it('leaves the 40 people that the page speaks of', () => {
    const { askedCount, leftCounts } = filterRoster(roster, SHIFT_FILTERS)
    expect(askedCount).toBe(40)
    expect(Object.values(leftCounts).at(-1)).toBe(40)
  })
})

describe('the filters of the shift offer', () => {
  it('asks everybody without filters, most of them in vain', () => {
    const { askedCount, unableCount, leftCounts, outcomes } = filterRoster(roster, [])
    expect([askedCount, unableCount, leftCounts]).toEqual([ROSTER_SIZE, ROSTER_SIZE - 40, {}])
    expect(outcomes).not.toContain('out')
  })
  it('leaves with each filter no more than before, whichever are on', () => {
    fc.assert(
      fc.property(choice, seed, (on, from) => {
        const { leftCounts, askedCount } = filterRoster(createRoster(from), on)
        const counts = SHIFT_FILTERS.flatMap((filter) => leftCounts[filter] ?? [])
        expect(counts).toHaveLength(on.length)
        expect(counts).toEqual(counts.toSorted((a, b) => b - a))
        expect(counts.at(-1) ?? ROSTER_SIZE).toBe(askedCount)
      }),
    )
  })
  it('asks those who meet what is on, and never loses one who could come', () => {
    fc.assert(
      fc.property(choice, seed, (on, from) => {
        const people = createRoster(from)
        const { outcomes, askedCount, unableCount } = filterRoster(people, on)
        for (const [index, person] of people.entries()) {
          expect(outcomes[index] !== 'out').toBe(on.every((filter) => passesFilter(person, filter)))
          expect(outcomes[index] === 'asked').toBe(canTakeShift(person))
        }
        expect(outcomes.filter((outcome) => outcome === 'unable')).toHaveLength(unableCount)
        expect(askedCount - unableCount).toBe(people.filter(canTakeShift).length)
      }),
    )
  })
  it('lets nobody come without the certificate, the rest, the day off or the shift', () => {
    const [able] = roster.filter(canTakeShift)
    if (!able) throw new Error('Nobody could come.')
    expect(canTakeShift({ ...able, restHours: OPEN_SHIFT.restHours })).toBe(true)
    expect(canTakeShift({ ...able, restHours: OPEN_SHIFT.restHours - 1 })).toBe(false)
    expect(canTakeShift({ ...able, certificates: ['press', 'packing'] })).toBe(false)
    expect(canTakeShift({ ...able, isOff: false })).toBe(false)
    expect(canTakeShift({ ...able, shift: 'first' })).toBe(false)
  })
  it('counts the languages of those asked', () => {
    const [able] = roster.filter(canTakeShift)
    if (!able) throw new Error('Nobody could come.')
    const crew = ['en', 'vi', 'vi'].map((language) => ({ ...able, language }))
    expect(filterRoster([...crew, { ...able, language: 'pl', isOff: false }], SHIFT_FILTERS).languageCount).toBe(2)
  })
})
