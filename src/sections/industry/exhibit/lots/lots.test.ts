import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isTouched, lotLinesHeight, lotLineY, touchedLots } from './lots.ts'

const lots = [
  { id: 'A', line: '1', from: '04:30', to: '08:00' },
  { id: 'B', line: '1', from: '08:00', to: '12:00' },
  { id: 'C', line: '2', from: '06:00', to: '10:00' },
  { id: 'D', line: '2', from: '10:00', to: '13:00' },
]
const stints = [
  { line: '1', from: '04:30', to: '09:00' },
  { line: '2', from: '09:00', to: '12:30' },
]
const ids = (onset: string) => touchedLots(lots, stints, onset).map(({ id }) => id)

it('the exhibit of lots names what ran where she stood, from the onset on', () => {
  expect(ids('09:30')).toEqual(['C', 'D'])
  expect(ids('08:30')).toEqual(['B', 'C', 'D'])
  expect(ids('04:00')).toEqual(['A', 'B', 'C', 'D'])
})
it('the exhibit of lots names none when it began at the end of the shift or later', () => expect(ids('12:30')).toEqual([]))
it('the exhibit of lots leaves out a lot that ended the minute she came, and one on another line', () => {
  expect(isTouched({ id: 'E', line: '2', from: '08:00', to: '09:00' }, stints, '04:30')).toBe(false)
  expect(isTouched({ id: 'F', line: '3', from: '05:00', to: '12:00' }, stints, '04:30')).toBe(false)
})
it('the exhibit of lots never names fewer lots for an earlier onset', () => {
  const time = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)
  fc.assert(
    fc.property(time, time, (a, b) => {
      const [early, late] = [a, b].sort() as [string, string]
      for (const id of ids(late)) expect(ids(early)).toContain(id)
    }),
  )
})

it('drawn lines stand one below the other, and all things of the last one are in the drawing', () => {
  const [first, second] = [lotLineY(0), lotLineY(1)]
  expect(first.name).toBeGreaterThan(0)
  expect(second.name).toBeGreaterThan(first.floor)
  expect(second.floor).toBeLessThan(lotLinesHeight(2))
})
it('the things of a drawn line stand in order: its name, its bottles on its belt, the numbers of its lots, and the floor', () => {
  const { name, necks, bottles, belt, lot, floor } = lotLineY(0)
  expect([name, necks, bottles, belt, lot, floor]).toEqual([38, 51, 64, 73, 98, 112])
})
