import { expect, it } from 'vitest'
import { firstOpenBayIndex } from './plantBays.ts'

it('the bay above the minutes of home is that of the first call-off, wherever its station stands in the plant', () => {
  const stations = [{ id: 'press' }, { id: 'dock' }, { id: 'packing' }]
  expect(firstOpenBayIndex({ stations, callOffs: [{ station: 'packing' }, { station: 'press' }] })).toBe(2)
})
