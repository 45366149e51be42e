import { expect, it } from 'vitest'
import { describeDistrict, drawStores, driveLabelPoint, findDrive, listDrives, MAP_SIZE, type Store } from './districtMap.ts'

const store = (id: string, east: number, south: number, tone: Store['tone'] = 'plain'): Store => ({
  id,
  name: `Store ${id}`,
  status: 'staffed',
  east,
  south,
  tone,
})
const stores = drawStores([store('open', 0, 0, 'stop'), store('yes', 22, 0, 'go'), store('other', 0, 5.9)])
const [open, yes, other] = stores as [(typeof stores)[number], (typeof stores)[number], (typeof stores)[number]]

it('a map of a district keeps space at its edges, above more than below, because roofs stand above doorsteps', () => {
  expect(open).toMatchObject({ x: 90, y: 116 })
  expect(drawStores([store('a', 0, 0), store('b', 22, 5.9)])[1]).toMatchObject({ x: MAP_SIZE.width - 90, y: MAP_SIZE.height - 68 })
})
it('a map of a district has one scale: a mile is as long from west to east as from north to south', () => {
  const [west, east, south] = drawStores([store('a', 2, 3), store('b', 12, 3), store('c', 2, 13)])
  expect(Number(east?.x) - Number(west?.x)).toBeCloseTo(Number(south?.y) - Number(west?.y))
})
it.each([
  ['side by side', [store('a', 0, 4), store('b', 9, 4)], [90, MAP_SIZE.width - 90]],
  ['side by side, and near', [store('a', 0, 4), store('b', 2, 4)], [90, MAP_SIZE.width - 90]],
  ['at one place', [store('a', 3, 4)], [MAP_SIZE.width / 2]],
  ['one below the other', [store('a', 4, 0), store('b', 4, 9)], [MAP_SIZE.width / 2, MAP_SIZE.width / 2]],
])('a map of a district has room for stores that stand %s', (_where, line, across) =>
  expect(drawStores(line).map(({ x }) => x)).toEqual(across),
)
it('a map of a district has the words of its upper half above the stores', () =>
  expect(
    drawStores([store('a', 0, 0), store('b', 0, 49), store('c', 0, 50), store('d', 0, 100)]).map((drawn) => drawn.hasWordsAbove),
  ).toEqual([true, true, false, false]))
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
  expect(driveLabelPoint({ from: { x: 90, y: 116 }, to: { x: 970, y: 116 } })).toEqual({ x: 530, y: 116 })
  // 236 units down, of which the lower store hides 54.
  expect(driveLabelPoint({ from: { x: 90, y: 352 }, to: { x: 90, y: 116 } }).y).toBeCloseTo(116 + (236 - 54) / 2)
})
it('a map of a district says each store with its status, and how far it is between stores', () =>
  expect(describeDistrict([store('118', 0, 0)], listDrives(stores, [{ from: 'open', to: 'yes', label: '9 mi' }]))).toBe(
    '118 Store 118: staffed. From open to yes: 9 mi.',
  ))
