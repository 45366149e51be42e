import fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnConnectors, hoursBetween, placeInDay, rowLayout, sortByTime } from './dayRuler.ts'

const clock = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'))

it('the ruler of the team’s day places times to scale', () => {
  expect(['00:00', '06:00', '12:00', '18:00'].map(placeInDay)).toEqual([0, 0.25, 0.5, 0.75])
  expect(placeInDay('05:31')).toBeCloseTo(0.2299)
})
it('the ruler of the team’s day puts people in the order of a day, and those without a time last, as they came', () => {
  const [late, none, early, another] = [{ time: '21:18' }, {}, { time: '02:40' }, { time: undefined }]
  expect(sortByTime([late, none, early, another])).toEqual([early, late, none, another])
})
it('the ruler of the team’s day leads each time to the middle of its own column, and no line over another; whoever has no time has no line', () => {
  fc.assert(
    fc.property(fc.array(clock, { minLength: 1, maxLength: 8 }), fc.nat({ max: 3 }), (clocks, without) => {
      const ordered = clocks.toSorted()
      const columns = clocks.length + without
      const lines = columnConnectors(ordered, columns).split('M').slice(1)
      expect(lines).toHaveLength(ordered.length)
      const ends = lines.map((line) => Number(/ (\S+) 100$/.exec(line)?.[1]))
      ends.forEach((end, index) => {
        expect(end).toBeCloseTo(((index + 0.5) * 100) / columns, 1)
      })
      expect(lines.map((line) => Number.parseFloat(line))).toEqual(ordered.map((clock) => Number((placeInDay(clock) * 100).toFixed(2))))
    }),
  )
})
it.each([
  [1, 4, true],
  [5, 5, true],
  [6, 6, true],
  [7, 7, true],
  [8, 8, true],
  [9, 6, false],
  [24, 6, false],
])('%i people of the team stand in rows of %i', (people, columns, isOne) => expect(rowLayout(people)).toEqual({ columns, isOne }))

const numbered = (from: string | null, to: string | null) =>
  hoursBetween(from, to).flatMap(({ hour, isNumbered }) => (isNumbered ? [hour] : []))
it.each([
  [null, '02:40', [0, 1, 2]],
  ['02:40', '04:50', [3, 4]],
  ['05:12', '05:31', []],
  // The hours of the two stand beside their pictures.
  ['05:00', '09:00', [6, 7, 8]],
  ['05:00', '10:00', [6, 7, 8, 9]],
  ['05:00', '11:00', [6, 9]],
  ['09:00', '21:18', [12, 15, 18, 21]],
  ['21:18', null, [22, 23, 24]],
  ['09:00', '09:00', []],
])('from %s to %s the team’s rail has the numbers %j', (from, to, hours) => expect(numbered(from, to)).toEqual(hours))
it('the ruler of the team’s day places each hour between two people where it is between their times', () => {
  fc.assert(
    fc.property(clock, clock, (one, other) => {
      const [from = '', to = ''] = [one, other].toSorted()
      for (const { hour, place } of hoursBetween(from, to))
        expect(placeInDay(from) + (placeInDay(to) - placeInDay(from)) * place).toBeCloseTo(hour / 24, 5)
    }),
  )
})
