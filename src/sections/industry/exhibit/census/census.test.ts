import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countExpectedPeople, describeReports, listStretches, placesOf, staffingLevelOf } from './census.ts'

const night = { from: '22:00', now: '04:52' }
const unit = {
  planned: 5,
  minimum: 4,
  changes: [
    { at: '04:12', people: 4 },
    { at: '04:29', people: 5 },
  ],
}
const length = (stretches: readonly { from: number; to: number }[]) => stretches.reduce((sum, { from, to }) => sum + to - from, 0)

it('the exhibit of a census follows a call-off and its replacement past midnight', () => {
  expect(listStretches(unit, night)).toEqual([
    { from: 0, to: 372, people: 5 },
    { from: 372, to: 389, people: 4 },
    { from: 389, to: 412, people: 5 },
  ])
})
it('the exhibit of a census leaves one place empty for as long as one is missing', () => {
  const places = placesOf(unit, night)
  expect(places.map(({ empty }) => length(empty))).toEqual([0, 0, 0, 0, 17])
  expect(places[0]?.filled).toEqual([{ from: 0, to: 412 }])
})
it('the exhibit of a census knows who is expected as it stands', () => {
  expect(countExpectedPeople(unit)).toBe(5)
  expect(countExpectedPeople({ ...unit, changes: [] })).toBe(5)
  expect(countExpectedPeople({ ...unit, changes: [{ at: '23:00', people: 3 }] })).toBe(3)
})
it('the exhibit of a census says of a unit when someone called off and took the place, and what else there is to say', () => {
  const words = { calledOff: 'out {time}', covered: 'in {time}', quiet: 'nothing' }
  expect(describeReports(unit, words)).toBe('out 04:12, in 04:29')
  expect(describeReports({ ...unit, changes: [], remark: 'two can serve' }, words)).toBe('nothing, two can serve')
})
it.each([
  [5, 'above'],
  [4, 'at'],
  [3, 'below'],
])('in a census, %i of a minimum of 4 is %s it', (people, level) => expect(staffingLevelOf(people, 4)).toBe(level))
describe('whatever happens in a night', () => {
  it('each place has somebody or nobody at every minute, and together they are the counts', () => {
    const listsOfChanges = fc
      .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 119 }), fc.integer({ min: 0, max: 6 })), { selector: ([minute]) => minute })
      .map((changes) =>
        changes
          .toSorted(([a], [b]) => a - b)
          .map(([minute, people]) => ({ at: `0${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`, people })),
      )
    fc.assert(
      fc.property(listsOfChanges, (changes) => {
        const randomUnit = { planned: 6, minimum: 3, changes }
        const twoHours = { from: '00:00', now: '02:00' }
        const places = placesOf(randomUnit, twoHours)
        for (const { filled, empty } of places) expect(length(filled) + length(empty)).toBe(120)
        const worked = listStretches(randomUnit, twoHours).reduce((sum, { from, to, people }) => sum + (to - from) * people, 0)
        expect(places.reduce((sum, { filled }) => sum + length(filled), 0)).toBe(worked)
      }),
    )
  })
})
