import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inOrderOfDay, leadsToBays, placeInDay } from './dayRuler'

const clock = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'))

it('places times to scale', () => {
  expect(['00:00', '06:00', '12:00', '18:00'].map(placeInDay)).toEqual([0, 25, 50, 75])
  expect(placeInDay('05:31')).toBeCloseTo(22.99)
})
it('puts people in the order of a day, and those without an hour last, as they came', () => {
  const [late, none, early, another] = [{ hour: '21:18' }, {}, { hour: '02:40' }, { hour: undefined }]
  expect(inOrderOfDay([late, none, early, another])).toEqual([early, late, none, another])
})
it('leads each time to the middle of its own bay, and no line over another', () => {
  fc.assert(
    fc.property(fc.array(clock, { minLength: 1, maxLength: 24 }), (clocks) => {
      const ordered = clocks.toSorted()
      const leads = leadsToBays(ordered).split('M').slice(1)
      expect(leads).toHaveLength(ordered.length)
      const ends = leads.map((lead) => Number(/ (\S+) 100$/.exec(lead)?.[1]))
      expect(ends).toEqual(ends.toSorted((a, b) => a - b))
      expect(ends.every((end) => end > 0 && end < 100)).toBe(true)
      expect(leads.map((lead) => Number.parseFloat(lead))).toEqual(ordered.map(placeInDay))
    }),
  )
})
