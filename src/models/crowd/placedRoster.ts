/**
 * Where on the ground each person of the roster stands. Random places would leave those who are asked in clumps with
 * gaps between them. So they stand as far from each other as possible (Mitchell's best candidate, "blue noise"), wherever the
 * ground is drawn, and everybody else keeps the place that the roster gives.
 */
import { type CrowdPoint, createHalfRows, headPosition, narrowArrangements, wideArrangements } from './crowdGround.ts'
import { createRoster, type RosterPerson, seededRandom } from './roster.ts'
import { canTakeShift } from './shiftFilters.ts'

/** Places that are tried for each person, of which the one farthest from everyone placed is taken. */
const TRIED = 60
const SEED = 136
/** People of the two rows farthest away: too small, and too much hidden, for one of them to stand out. */
const FARTHEST = 112
/** The ground goes on before the first row and behind the last. */
const MARGIN = 60
/** Both arrangements in one measure: a row farther back is as far away as someone some places aside. */
const GROUNDS = [
  { arrangements: wideArrangements(1280, 192), width: 1280, depth: 420 },
  { arrangements: narrowArrangements(360, 280), width: 360, depth: 340 },
] as const

/** Somebody's place on a ground, and how far the nearest of its edges is. */
type Spot = CrowdPoint & { edge: number }

/** @returns where everybody is on each ground, in shares of the side of a square as large as it */
function groundsOf(people: number): Spot[][] {
  const halves = createHalfRows()
  return GROUNDS.map(({ arrangements, width, depth }) => {
    const side = Math.sqrt(width * depth)
    const deepest = arrangements.at(-1)?.y ?? 1
    return Array.from({ length: people }, (_, person) => {
      const head = headPosition(person, halves, arrangements)
      const [x, y] = [head.x, (head.y / deepest) * depth]
      const edge = Math.min(x, width - x, y + MARGIN, depth - y + MARGIN)
      return { x: x / side, y: y / side, edge: edge / side }
    })
  })
}

/** @returns the least distance from a place to the others, on any ground; 0 to itself */
function nearest(place: number, others: readonly number[], grounds: readonly (readonly Spot[])[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const spots of grounds) {
    const from = spots[place]
    for (const other of others) {
      const to = spots[other]
      if (from && to) least = Math.min(least, Math.hypot(from.x - to.x, from.y - to.y))
    }
  }
  return least
}

/** @returns places that stand apart, by the number of the person who stands there. @param count how many of them */
function apart(people: number, count: number): ReadonlySet<number> {
  const random = seededRandom(SEED)
  const grounds = groundsOf(people)
  const taken: number[] = []
  while (taken.length < count) {
    // A place that is taken is at no distance from itself, so that it never wins.
    let best = { place: -1, distance: 0 }
    for (let tried = 0; tried < TRIED; tried += 1) {
      const place = FARTHEST + Math.floor(random() * (people - FARTHEST))
      // An edge counts as a neighbor, because otherwise the candidates at the edges would be the farthest away.
      const distance = Math.min(nearest(place, taken, grounds), ...grounds.map((spots) => 2 * (spots[place]?.edge ?? 0)))
      if (distance > best.distance) best = { place, distance }
    }
    taken.push(best.place)
  }
  return new Set(taken)
}

/** @returns the roster in the order in which it stands: those who are asked apart from each other */
export function createPlacedRoster(): RosterPerson[] {
  const roster = createRoster()
  const asked = roster.filter(canTakeShift)
  const others = roster.filter((person) => !canTakeShift(person))
  const places = apart(roster.length, asked.length)
  return roster.flatMap((_, place) => (places.has(place) ? asked : others).shift() ?? [])
}
