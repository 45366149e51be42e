import { expect, it } from 'vitest'
import { doorstepOf, driveLabelPoint, findDrive, hasWordsAbove, listDrives, MAP_SIZE, type Store } from './districtMap.ts'

const store = (id: string, x: number, y: number, tone: Store['tone'] = 'plain'): Store => ({ id, name: id, status: '', x, y, tone })
const open = store('open', 0, 0, 'stop')
const yes = store('yes', 100, 0, 'go')
const other = store('other', 0, 100)
const stores = [open, yes, other]

it('a map of a district keeps space at its edges, above more than below, because roofs stand above doorsteps', () => {
  expect(doorstepOf(open)).toEqual({ x: 90, y: 116 })
  expect(doorstepOf({ x: 100, y: 100 })).toEqual({ x: MAP_SIZE.width - 90, y: MAP_SIZE.height - 68 })
})
it('a map of a district has the words of its upper half above the stores', () =>
  expect([49, 50].map((y) => hasWordsAbove({ y }))).toEqual([true, false]))
it('a map of a district marks the drive between the open shift and the person who said yes, in both directions', () => {
  const roads = [
    { from: 'yes', to: 'open', label: '9 mi' },
    { from: 'open', to: 'yes', label: '9 mi' },
    { from: 'open', to: 'other', label: '6 mi' },
    { from: 'yes', to: 'other', label: '7 mi' },
  ]
  expect(listDrives(stores, roads).map(({ leadsToReplacement }) => leadsToReplacement)).toEqual([true, true, false, false])
})
it('a map of a district finds a drive in both directions, and none where there is no road', () => {
  const drives = listDrives(stores, [{ from: 'yes', to: 'open', label: '9 mi' }])
  expect([findDrive(drives, open, yes)?.label, findDrive(drives, yes, open)?.label]).toEqual(['9 mi', '9 mi'])
  expect([findDrive(drives, open, other), findDrive(drives, open, open)]).toEqual([undefined, undefined])
})
it('a map of a district writes how long a drive is at its middle, and higher on a steep one, whose lower end a store hides', () => {
  expect(driveLabelPoint({ from: open, to: yes })).toEqual({ x: 530, y: 116 })
  // 236 units down, of which the lower store hides 54.
  expect(driveLabelPoint({ from: other, to: open }).y).toBeCloseTo(116 + (236 - 54) / 2)
})
