import { expect, it } from 'vitest'
import { lotLinesHeight, lotLineY } from './lotLines.ts'

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
