/** The geometry of the drawn workplaces: nothing may overlap or stick out where a visitor would see a mistake. */
import { describe, expect, it } from 'vitest'
import { WORKPLACE_NAMES } from '#src/models/names/pictureNames.ts'
import { BUS } from './bus.ts'
import { WORKER_HEIGHT, WORKER_REACHES } from './StationWorker.tsx'
import { OUTLINE_BOX, WORKPLACE_OUTLINES } from './WorkplaceOutline.tsx'
import { PANEL_CROPS, PHONE_CROPS } from './workplaceCrops.ts'
import { type DrawnStation, WORKPLACE_BOX, WORKPLACES } from './workplaces.ts'
import { REACH, YARDS } from './yards.ts'

/**
 * @returns the bounding box of a path of absolute M and relative or absolute h, v, l, H, V, L commands; half circles are measured, other
 * arcs and curves only by their ends
 */
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
      if (kind === 'a' && Math.abs(part[5] ?? 0) === 2 * (part[0] ?? 0))
        ys.push(fromY + (part[1] ?? 0) * ((part[4] === 1) === (part[5] ?? 0) > 0 ? -1 : 1))
      if (kind === 'h') at(fromX + (part[0] ?? 0), y)
      else if (kind === 'v') at(x, fromY + (part[0] ?? 0))
      else at(fromX + (part.at(-2) ?? 0), fromY + (part.at(-1) ?? 0))
      if (kind === 'm' && index === 0) [startX, startY] = [x, y]
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
const overlap = (a: DrawnStation, b: DrawnStation) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** @returns the left and right end of the part that a phone shows */
function phoneCropOf(name: keyof typeof PHONE_CROPS) {
  const [left = 0, width = 0] = (PHONE_CROPS[name].match(/[\d.]+(?=%)/g) ?? []).map(Number)
  return { from: (left / width) * WORKPLACE_BOX.width, to: ((left + 100) / width) * WORKPLACE_BOX.width }
}

describe.each(WORKPLACE_NAMES)('the drawn workplace %s', (name) => {
  const { stations, dark, numbers, building, front = [], stationKind, pointAt, sign } = WORKPLACES[name]

  it('has its stations side by side, above the ground and within the picture', () => {
    for (const [index, station] of stations.entries()) {
      expect(station.x).toBeGreaterThanOrEqual(0)
      expect(station.x + station.width).toBeLessThanOrEqual(WORKPLACE_BOX.width)
      expect(station.y + station.height).toBeLessThanOrEqual(WORKPLACE_BOX.ground)
      for (const other of stations.slice(index + 1)) expect(overlap(station, other), `${index}`).toBe(false)
    }
  })
  it('has one empty station with a person for it, and phones and panels show that station, too', () => {
    const panel = PANEL_CROPS[name]
    const empty = stations[dark]
    expect(empty?.worker).toBeDefined()
    for (const { from, to } of [phoneCropOf(name), { from: panel.x, to: panel.x + panel.width }]) {
      expect(empty?.x).toBeGreaterThanOrEqual(from)
      expect((empty?.x ?? 0) + (empty?.width ?? 0)).toBeLessThanOrEqual(to)
    }
  })
  it('has an outline that stands on the ground, with its lit windows inside', () => {
    const shape = boxOf(WORKPLACE_OUTLINES[name].shape)
    const windows = boxOf(WORKPLACE_OUTLINES[name].windows)
    expect(shape).toMatchObject({ left: 0, right: OUTLINE_BOX.width, bottom: OUTLINE_BOX.height })
    for (const { left, right, top, bottom } of [shape, windows]) {
      expect(Math.min(left, top, shape.right - right, shape.bottom - bottom)).toBeGreaterThanOrEqual(0)
      expect(top).toBeGreaterThanOrEqual(shape.top)
    }
  })
  it('shows several whole stations on phones, and cuts none', () => {
    const { from, to } = phoneCropOf(name)
    const seen = stations.filter(({ x, width }) => x < to && x + width > from)
    expect(seen.length).toBeGreaterThanOrEqual(3)
    for (const { x, width } of seen) {
      expect(x).toBeGreaterThan(from)
      expect(x + width).toBeLessThan(to)
    }
  })
  it('has a number on each of its stations, or on none', () =>
    expect(stations.flatMap(({ label }) => label ?? [])).toEqual(numbers.length > 0 ? numbers.slice(0, stations.length) : []))
  it('has other stations that are staffed, so that the empty one is noticeable', () => {
    expect(stations.filter(({ worker }, index) => worker && index !== dark).length).toBeGreaterThanOrEqual(3)
  })
  it('places nobody in a wall, and lets nobody reach through one', () => {
    for (const { worker, width, height } of stations) {
      if (!worker) continue
      const { before, behind } = stationKind === 'bus' ? { before: 7, behind: 7 } : WORKER_REACHES[worker.pose ?? 'machine']
      const [left, right] = worker.facing === 'right' ? [behind, before] : [before, behind]
      expect(worker.x - left).toBeGreaterThanOrEqual(0)
      expect(worker.x + right).toBeLessThanOrEqual(width)
      if (stationKind === 'room') expect(height).toBeGreaterThan(WORKER_HEIGHT)
    }
  })
  it.runIf(stationKind === 'room')('has people who do different things', () => {
    expect(new Set(stations.flatMap(({ worker }) => (worker ? [worker.pose ?? 'machine'] : []))).size).toBeGreaterThanOrEqual(2)
  })
  it('has the building or the ground directly below each room, so that people stand on a floor', () => {
    const walls = building
      .filter(({ tone }) => tone === 'soot')
      .flatMap(({ d }) =>
        d
          .split('M')
          .slice(1)
          .map((part) => boxOf(`M${part}`)),
      )
    for (const { x, y, width, height } of stations) {
      const floor = y + height
      if (stationKind === 'bus') expect(y + BUS.axle + BUS.tire).toBeGreaterThanOrEqual(WORKPLACE_BOX.ground - 1)
      else
        expect(walls.some(({ left, right, top, bottom }) => left <= x && right >= x + width && top <= floor && bottom > floor)).toBe(true)
    }
  })
  it('keeps furniture within its room, on the floor', () => {
    for (const { things, width, height } of stations) {
      const boxes = things.map(({ d }) => boxOf(d))
      for (const box of boxes) {
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(width)
        expect(box.top).toBeGreaterThanOrEqual(0)
        expect(box.bottom).toBeLessThanOrEqual(height)
      }
      if (things.length > 0) expect(height - Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(3)
    }
  })
  it('draws things in two tones at least', () => {
    for (const { things } of stations.filter((station) => station.things.length > 0))
      expect(new Set(things.map(({ tone }) => tone)).size).toBeGreaterThanOrEqual(2)
  })
  it('ends the line from the text on the wall over its dark station, clear of sign and label', () => {
    const { x, y, width, label } = stations[dark] as DrawnStation
    expect(pointAt.x).toBeGreaterThan(x)
    expect(pointAt.x).toBeLessThan(x + width)
    expect(pointAt.y).toBeLessThan(y - 4)
    expect(y - pointAt.y).toBeLessThanOrEqual(30)
    // The wall behind the line's lower end begins where a dark part of the building does, or on its slope.
    const walls = building
      .filter(({ tone }) => tone === 'soot')
      .flatMap(({ d }) =>
        d
          .split('M')
          .slice(1)
          .map((part) => boxOf(`M${part}`)),
      )
    const over = walls.filter(({ left, right }) => left <= pointAt.x && right >= pointAt.x).map(({ top }) => top)
    expect(pointAt.wall).toBeGreaterThanOrEqual(Math.min(...over))
    expect(pointAt.wall).toBeLessThan(pointAt.y)
    if (sign) expect(Math.abs(pointAt.x - sign.x)).toBeGreaterThan(sign.text.length * 10)
    if (label && stationKind === 'room') expect(Math.abs(pointAt.x - (x + width / 2))).toBeGreaterThan(20)
  })
  it('stands on the ground', () => {
    const boxes = [...building, ...front].map(({ d }) => boxOf(d))
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBe(WORKPLACE_BOX.ground)
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(WORKPLACE_BOX.width)
    }
  })
})

describe('a bus', () => {
  const far = WORKPLACE_BOX.width + 24
  const boxes = [BUS.body, BUS.outline, BUS.rails, BUS.door, BUS.arches, BUS.panes, BUS.headlight, BUS.beam].map(boxOf)
  const [body] = boxes as [ReturnType<typeof boxOf>]
  it('stays in or near the picture with its light, because cards cut off the rest', () => {
    for (const { x } of WORKPLACES.buses.stations)
      for (const box of boxes) {
        expect(x + box.left).toBeGreaterThanOrEqual(0)
        expect(x + box.right).toBeLessThanOrEqual(far)
      }
  })
  it('has windows, door and wheels within its body', () => {
    for (const box of [BUS.rails, BUS.door, BUS.panes, BUS.headlight].map(boxOf)) {
      expect(box.left).toBeGreaterThanOrEqual(body.left)
      expect(box.right).toBeLessThanOrEqual(body.right)
    }
    for (const wheel of BUS.wheels) {
      expect(wheel - BUS.tire).toBeGreaterThan(body.left)
      expect(wheel + BUS.tire).toBeLessThan(body.right)
    }
  })
  it('has a number that touches neither window, rail nor wheel', () => {
    const { x, y, size } = BUS.number
    // Capitals of the display font are 0.7 of the font size high, and two digits are 1.2 of it wide.
    const digits = { left: x - size * 0.6, right: x + size * 0.6, top: y - size * 0.7, bottom: y }
    const parts = [BUS.panes, BUS.rails, BUS.door, BUS.arches].flatMap((d) =>
      d
        .split('M')
        .slice(1)
        .map((part) => boxOf(`M${part}`)),
    )
    for (const part of parts)
      expect(
        part.right < digits.left || part.left > digits.right || part.bottom <= digits.top - 1 || part.top >= digits.bottom + 1,
        JSON.stringify(part),
      ).toBe(true)
  })
})

describe.each(WORKPLACE_NAMES)('the yard of %s', (name) => {
  it('stands on the ground beside the workplace, on both sides and no farther than the page shows', () => {
    const things = YARDS[name].map(({ reach, shapes }) => ({ reach: REACH[reach], boxes: shapes.map(({ d }) => boxOf(d)) }))
    for (const { reach, boxes } of things) {
      expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBe(WORKPLACE_BOX.ground)
      expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(-reach)
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(WORKPLACE_BOX.width + reach)
    }
    const boxes = things.flatMap((thing) => thing.boxes)
    expect(Math.min(...boxes.map(({ left }) => left))).toBeLessThan(-REACH.middle)
    expect(Math.max(...boxes.map(({ right }) => right))).toBeGreaterThan(WORKPLACE_BOX.width + REACH.middle)
  })
})

it('the box of a path includes its relative and absolute lines and its half circles', () => {
  expect(boxOf('M10 20h5v-8H2zm1 1l3 4')).toEqual({ left: 2, right: 15, top: 12, bottom: 25 })
  expect(boxOf('M10 20a5 5 0 1 1 10 0')).toEqual({ left: 10, right: 20, top: 15, bottom: 20 })
  expect(boxOf('M20 20a5 5 0 1 1-10 0')).toEqual({ left: 10, right: 20, top: 20, bottom: 25 })
})
