import { describe, expect, it } from 'vitest'
import type { RosterPerson } from '#src/models/shiftOffer/roster.ts'
import { OPEN_SHIFT } from '#src/models/shiftOffer/shiftFilters.ts'
import { findTagPlace, measureTag, placeNameTags } from './nameTagPlaces.ts'

const picture = { width: 1280, top: 0 }
const hand = { x: 600, y: 120 }
const tag = 'T. Brandt 16:04'

describe('a name tag of the shift offer', () => {
  it('stands above the hand where nobody is behind it', () => {
    expect(findTagPlace(hand, tag, [{ x: 200, y: 100, reach: 12 }], picture)).toEqual({ offset: 0, rise: 0 })
  })
  it('stays where it is for heads far above or below, and for one right below its edge', () => {
    const heads = [
      { x: 640, y: 20, reach: 12 },
      { x: 600, y: 300, reach: 12 },
      { x: 600, y: 130, reach: 12 },
    ]
    for (const head of heads) expect(findTagPlace(hand, tag, [head], picture)).toEqual({ offset: 0, rise: 0 })
  })
  /** How far a tag may stand aside, in em, before its point reaches the rounded corner. */
  const MAX_OFFSET = measureTag(tag) / 2 - 1
  it('steps aside by half of what it may where that is enough, and never farther than its point reaches', () => {
    const offsets = [540, 660].map((x) => findTagPlace(hand, tag, [{ x, y: 102, reach: 12 }], picture).offset)
    expect(offsets).toEqual([MAX_OFFSET / 2, -MAX_OFFSET / 2])
    expect(findTagPlace({ x: 0, y: 120 }, tag, [], picture).offset).toBe(MAX_OFFSET)
  })
  it('steps aside from a head, to the side on which there is none', () => {
    const left = { x: 560, y: 102, reach: 12 }
    expect(findTagPlace(hand, tag, [left], picture).offset).toBeGreaterThan(0)
    expect(findTagPlace(hand, tag, [{ ...left, x: 640 }], picture).offset).toBeLessThan(0)
  })
  it('rises above heads on both sides', () => {
    const heads = [560, 640].map((x) => ({ x, y: 102, reach: 12 }))
    expect(findTagPlace(hand, tag, heads, picture).rise).toBeGreaterThan(0)
  })
  it('stays inside the picture', () => {
    expect(findTagPlace({ x: 20, y: 120 }, tag, [], picture).offset).toBeGreaterThan(0)
    expect(findTagPlace({ x: 1260, y: 120 }, tag, [], picture).offset).toBeLessThan(0)
    // It would rise above these heads if there were space.
    const heads = [560, 640].map((x) => ({ x, y: 16, reach: 12 }))
    expect(findTagPlace({ x: 600, y: 34 }, tag, heads, { ...picture, top: -100 }).rise).toBeGreaterThan(0)
    expect(findTagPlace({ x: 600, y: 34 }, tag, heads, picture).rise).toBe(0)
  })
  it('covers no head in a small picture either, in which it is as large', () => {
    const beyond = { x: 670, y: 102, reach: 4 }
    expect(findTagPlace(hand, tag, [beyond], picture).offset).toBeLessThan(0)
    expect(findTagPlace(hand, tag, [{ ...beyond, x: 682 }], picture).offset).toBe(0)
  })
})

describe('the name tags of a shift offer', () => {
  const askedPerson: RosterPerson = {
    shift: OPEN_SHIFT.shift,
    certificates: [OPEN_SHIFT.certificate],
    isOff: true,
    restHours: OPEN_SHIFT.restHours,
    language: 'en',
  }
  const out: RosterPerson = { ...askedPerson, isOff: false }
  /** Two people in the far row, and two in the near one, which is drawn twice as large. */
  const halves = [
    { first: 0, places: [100, 400].map((x) => ({ x, y: 0 })) },
    { first: 2, places: [100, 400].map((x) => ({ x, y: 0 })) },
  ]
  const arrangements = [
    { x: 0, y: 100, scaleX: 1, scaleY: 1 },
    { x: 0, y: 200, scaleX: 2, scaleY: 2 },
  ]
  const plan = { width: 1280, top: 0, arrangements }
  const yesOf = (person: number) => ({ person, name: 'T. Brandt', time: '16:04' })

  it('stand above the raised hands of those who said yes, nearer to the head where people are smaller', () => {
    const tags = placeNameTags(plan, halves, [askedPerson, out, askedPerson, out], [yesOf(3), yesOf(1)])
    expect(tags).toEqual([
      { name: 'T. Brandt', time: '16:04', hand: { x: 220, y: 168 }, offset: 0, rise: 0 },
      { name: 'T. Brandt', time: '16:04', hand: { x: 110, y: 84 }, offset: 0, rise: 0 },
    ])
  })
  it('make way for the head of somebody else who is asked, as large as it is drawn, and for nobody else’s', () => {
    // The upper edge of the far row's tag is at the height of the near row's head.
    const near = [arrangements[0], { x: -70, y: 84, scaleX: 2, scaleY: 2 }].flatMap((arrangement) => arrangement ?? [])
    const place = (other: RosterPerson) =>
      placeNameTags({ ...plan, arrangements: near }, halves, [askedPerson, out, other, out], [yesOf(1)])
    expect(place(out)).toMatchObject([{ offset: 0, rise: 0 }])
    expect(place(askedPerson)[0]).not.toMatchObject({ offset: 0, rise: 0 })
  })
  it('rise above heads on both sides only as far as the picture goes up', () => {
    const row = { first: 0, places: [{ x: 500, y: 0 }, ...[470, 550].map((x) => ({ x, y: -34 }))] }
    const riseUnder = (top: number) =>
      placeNameTags(
        { width: 1280, top, arrangements: [{ x: 0, y: 50, scaleX: 1, scaleY: 1 }] },
        [row],
        [askedPerson, askedPerson, askedPerson],
        [yesOf(1)],
      )[0]?.rise
    expect(riseUnder(100)).toBeGreaterThan(0)
    expect(riseUnder(0)).toBe(0)
  })
})
