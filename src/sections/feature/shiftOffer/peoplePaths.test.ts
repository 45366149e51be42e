import { describe, expect, it } from 'vitest'
import { createPlacedRoster } from '#src/models/shiftOffer/placedRoster.ts'
import type { RosterPerson } from '#src/models/shiftOffer/roster.ts'
import { createHalfRows } from '#src/models/shiftOffer/rosterGround.ts'
import { filterRoster, type OfferOutcome, OPEN_SHIFT, SHIFT_FILTERS } from '#src/models/shiftOffer/shiftFilters.ts'
import { drawPeoplePaths, isHighlighted, type PersonLook } from './peoplePaths.ts'

const roster = createPlacedRoster()
const { outcomes } = filterRoster(roster, SHIFT_FILTERS)
/** Outlines of each half's people with that look, one after the other, without where they stand. */
const outlines = (look: PersonLook, yes: readonly number[] = []) =>
  createHalfRows().map((half) =>
    drawPeoplePaths(half, roster, outcomes, yes)
      .filter((drawn) => drawn.look === look)
      .flatMap(({ path }) => path.split('z').filter(Boolean))
      .map((outline) => outline.replace(/^m\S+ \S+?(?=a)/, '')),
  )

it('people of the roster stand out in three ways, neighbors never in the same', () => {
  const rows = outlines('asked')
  expect(new Set(rows.flat()).size).toBe(3)
  for (const row of rows) for (const [index, outline] of row.entries()) expect(outline).not.toBe(row[index - 1])
})
it('people of the roster stand out whole, down to both feet', () => {
  const asked = outcomes.flatMap((outcome, person) => (outcome === 'asked' ? [person] : []))
  const feet = (outline: string) => outline.match(/h-5/g)?.length
  for (const outline of [...outlines('asked').flat(), ...outlines('yes', asked).flat()]) expect(feet(outline)).toBe(2)
})

/** @returns where each outline of a path begins; each step is relative to the one before, because an outline ends where it began */
function startsOf(path: string) {
  let [x, y] = [0, 0]
  return [...path.matchAll(/m(-?[\d.]+) (-?[\d.]+)(?=a5 6)/g)].map(([, right, down]) => {
    x += Number(right)
    y += Number(down)
    return { x, y }
  })
}
it('people of the roster stand in their places, each begun at the left shoulder below the head', () => {
  for (const half of createHalfRows()) {
    const drawn = drawPeoplePaths(half, roster, outcomes, []).flatMap(({ path }) => startsOf(path))
    const byPlace = (a: { x: number; y: number }, b: { x: number; y: number }) => a.x - b.x || a.y - b.y
    const shoulders = half.places.map(({ x, y }) => ({ x: x - 7, y: y + 13 }))
    for (const [index, start] of drawn.sort(byPlace).entries()) {
      expect(start.x).toBeCloseTo(shoulders.toSorted(byPlace)[index]?.x ?? Number.NaN)
      expect(start.y).toBeCloseTo(shoulders.toSorted(byPlace)[index]?.y ?? Number.NaN)
    }
    expect(drawn).toHaveLength(half.places.length)
  }
})
it('people of the roster are drawn once each, in paths by look; a look that nobody has has none', () => {
  const [first] = createHalfRows()
  if (!first) throw new Error('The roster has no rows.')
  const nobody = drawPeoplePaths(
    first,
    roster,
    outcomes.map(() => 'out' as const),
    [first.first],
  )
  expect(nobody.map(({ look, count }) => `${look} ${count}`)).toEqual([`out ${first.places.length - 1}`, 'yes 1'])
  expect(drawPeoplePaths(first, roster, [], []).map(({ look }) => look)).toEqual(['out'])
})
it('the drawing leaves out whoever the roster does not have', () => {
  const half = {
    first: 0,
    places: [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ],
  }
  const [first] = drawPeoplePaths(half, roster.slice(0, 1), ['out', 'out'], [])
  expect(startsOf(first?.path ?? '')).toHaveLength(1)
  expect(first?.path.startsWith('m')).toBe(true)
  expect(first?.path.endsWith('z')).toBe(true)
})

describe('by what one sees of somebody', () => {
  const [anyone] = roster
  if (!anyone) throw new Error('The roster is empty.')
  const drivers: RosterPerson = { ...anyone, certificates: [OPEN_SHIFT.certificate], restHours: OPEN_SHIFT.restHours }
  const half = { first: 0, places: Array.from({ length: 6 }, (_, index) => ({ x: index * 20, y: 0 })) }
  const drawnAs = (person: RosterPerson, look: OfferOutcome, yes: number[] = []) =>
    drawPeoplePaths(
      half,
      half.places.map(() => person),
      half.places.map(() => look),
      yes,
    ).flatMap(({ path }) => path.split(/(?<=z)(?=m)/).map((outline) => outline.replace(/^m\S+ \S+?(?=a)/, '')))
  it('a certificate is a hard hat, and tiredness a head that hangs, with the hat or without', () => {
    const [driver] = drawnAs(drivers, 'out')
    const others = drawnAs({ ...drivers, certificates: [] }, 'out')
    const tired = drawnAs({ ...drivers, restHours: 0 }, 'out')
    const tiredOthers = drawnAs({ ...drivers, restHours: 0, certificates: [] }, 'out')
    expect(new Set([driver, others[0], tired[0], tiredOthers[0]]).size).toBe(4)
    // The brim.
    const brim = /h-2\.2v-1\.4h1\.5/
    expect([driver, others[0], tired[0], tiredOthers[0]].map((outline = '') => brim.test(outline))).toEqual([true, false, true, false])
    // Upright people have a neck.
    expect([driver, tired[0]].map((outline = '') => /5-6v-1\.5a4 5/.test(outline))).toEqual([true, false])
    expect(tiredOthers.every((outline) => outline.includes('a4.4 4.6'))).toBe(true)
  })
  it('three heads and three bodies take turns', () => {
    const others = drawnAs({ ...drivers, certificates: [] }, 'out')
    const [heads, bodies] = [0, 1].map((part) => others.map((outline) => outline.split('a5 6 0 0 1 5 6')[part]))
    expect([new Set(heads).size, new Set(bodies).size]).toEqual([3, 3])
    expect(others.slice(3)).toEqual(others.slice(0, 3))
  })
  it('those who stand out take turns too, in three bodies', () => {
    const asked = drawnAs(drivers, 'asked')
    expect(new Set(asked).size).toBe(3)
    expect(asked.slice(3)).toEqual(asked.slice(0, 3))
  })
  it('an arm is in the air only of those who said yes', () => {
    const asked = [...drawnAs(drivers, 'asked'), ...drawnAs(drivers, 'out')]
    const yes = drawnAs(drivers, 'asked', [0, 1, 2, 3, 4, 5])
    const up = /-11a2\.5 2\.5/
    expect(asked.filter((outline) => up.test(outline))).toEqual([])
    expect(yes.filter((outline) => up.test(outline))).toHaveLength(6)
  })
  it('those asked and those who said yes stand out, no others', () => {
    expect((['out', 'unable', 'asked', 'yes'] as const).filter(isHighlighted)).toEqual(['asked', 'yes'])
  })
})
