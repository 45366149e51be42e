/** The geometry of the drawn workplaces: what somebody would see as a slip of the pen. */
import { describe, expect, it } from 'vitest'
import { WORKPLACE_NAMES } from '../../lib/anywhere/pictureNames'
import { WORKER_HEIGHT } from './Worker'
import { FRAME, type Station, WORKPLACES } from './workplaces'
import { REACH, YARDS } from './yards'

/** @returns the box around a path of absolute M and relative or absolute h, v, l, H, V, L commands; arcs and curves count by their ends */
function boxOf(d: string) {
  const xs: number[] = []
  const ys: number[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const at = (nextX: number, nextY: number) => {
    ;[x, y] = [nextX, nextY]
    xs.push(x)
    ys.push(y)
  }
  const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, a: 7, z: 0 }
  for (const [, command = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const kind = command.toLowerCase()
    const base = () => (command === kind ? [x, y] : [0, 0]) as [number, number]
    if (kind === 'z') [x, y] = [startX, startY]
    const step = ARGUMENTS[kind] ?? 0
    for (let index = 0; step > 0 && index + step <= numbers.length; index += step) {
      const part = numbers.slice(index, index + step)
      const [fromX, fromY] = base()
      if (kind === 'h') at(fromX + (part[0] ?? 0), y)
      else if (kind === 'v') at(x, fromY + (part[0] ?? 0))
      else at(fromX + (part.at(-2) ?? 0), fromY + (part.at(-1) ?? 0))
      if (kind === 'm' && index === 0) [startX, startY] = [x, y]
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
const overlap = (a: Station, b: Station) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** What a phone shows of a workplace: its middle, as wide as five sixths (sections/industry). */
const MIDDLE = { from: FRAME.width / 12, to: (FRAME.width * 11) / 12 }

describe.each(WORKPLACE_NAMES)('%s', (name) => {
  const { stations, dark, building, front = [], frame } = WORKPLACES[name]

  it('has its stations side by side, above the ground and within the picture', () => {
    for (const [index, station] of stations.entries()) {
      expect(station.x).toBeGreaterThanOrEqual(0)
      expect(station.x + station.width).toBeLessThanOrEqual(FRAME.width)
      expect(station.y + station.height).toBeLessThanOrEqual(FRAME.ground)
      for (const other of stations.slice(index + 1)) expect(overlap(station, other), `${index}`).toBe(false)
    }
  })
  it('has one empty station that a phone shows too, and a person for it', () => {
    const empty = stations[dark]
    expect(empty?.worker).toBeDefined()
    expect(empty?.x).toBeGreaterThanOrEqual(MIDDLE.from)
    expect((empty?.x ?? 0) + (empty?.width ?? 0)).toBeLessThanOrEqual(MIDDLE.to)
  })
  it('has other stations that are staffed, or nobody would see that one is not', () => {
    expect(stations.filter(({ worker }, index) => worker && index !== dark).length).toBeGreaterThanOrEqual(3)
  })
  it('lets nobody stand in a wall', () => {
    for (const { worker, width, height } of stations) {
      if (!worker) continue
      expect(worker.x - 9).toBeGreaterThanOrEqual(0)
      expect(worker.x + 9).toBeLessThanOrEqual(width)
      if (frame === 'room') expect(height).toBeGreaterThan(WORKER_HEIGHT)
    }
  })
  it('keeps machines in their rooms', () => {
    for (const { tools, width, height } of stations) {
      if (!tools) continue
      const box = boxOf(tools)
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(width)
      expect(box.bottom).toBeLessThanOrEqual(height)
    }
  })
  it('stands on the ground', () => {
    const boxes = [...building, ...front].map(({ d }) => boxOf(d))
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBe(FRAME.ground)
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(FRAME.width)
    }
  })
})

describe.each(WORKPLACE_NAMES)('the yard of %s', (name) => {
  it('stands on the ground beside the workplace, on both sides and no farther than the page shows', () => {
    const things = YARDS[name].map(({ reach, shapes }) => ({ reach: REACH[reach], boxes: shapes.map(({ d }) => boxOf(d)) }))
    for (const { reach, boxes } of things) {
      expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBe(FRAME.ground)
      expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(-reach)
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(FRAME.width + reach)
    }
    const boxes = things.flatMap((thing) => thing.boxes)
    expect(Math.min(...boxes.map(({ left }) => left))).toBeLessThan(-REACH.middle)
    expect(Math.max(...boxes.map(({ right }) => right))).toBeGreaterThan(FRAME.width + REACH.middle)
  })
})

it('reads lines, relative and absolute', () => {
  expect(boxOf('M10 20h5v-8H2zm1 1l3 4')).toEqual({ left: 2, right: 15, top: 12, bottom: 25 })
})
