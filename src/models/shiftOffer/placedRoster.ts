/**
 * Places the roster's people on the ground. Random places would put those who are asked into clumps with gaps between them. So they stand
 * as far from each other as possible (Mitchell's best candidate, "blue noise"), in both pictures. Everybody else keeps the place that the
 * roster gives.
 */

import { createSeededRandom } from '#src/lib/anywhere/numbers/seededRandom.ts'
import { createRoster, type RosterPerson } from './roster.ts'
import { countInFarthestRows, createHalfRows, type GroundPoint, headPosition, ROSTER_LAYOUTS } from './rosterGround.ts'
import { canTakeShift } from './shiftFilters.ts'

/** Candidate places for each person. The one farthest from everyone placed is taken. */
const CANDIDATES_PER_PERSON = 60
const SEED = 136
/** People in the two farthest rows, who are too small and too much hidden to stand out. */
const PEOPLE_IN_FARTHEST_ROWS = countInFarthestRows(2)
/** The ground extends beyond the first and the last row. */
const MARGIN = 60
/**
 * The layouts that differ most, each as a flat rectangle, so that one distance function works for both depth and width. `flatDepth` is the
 * rectangle's depth, in pixels at the layout's width.
 */
const GROUNDS = [
  { ...ROSTER_LAYOUTS.wide, flatDepth: 420 },
  { ...ROSTER_LAYOUTS.narrow, flatDepth: 340 },
]

/** A place on a ground, and the distance to its nearest edge. */
type GroundSpot = GroundPoint & { edge: number }

/** @returns everybody's place on each ground, in shares of the side of a square of the same area */
function placePeople(people: number): GroundSpot[][] {
  const halves = createHalfRows()
  return GROUNDS.map(({ arrangements, width, depth, flatDepth }) => {
    const side = Math.sqrt(width * flatDepth)
    return Array.from({ length: people }, (_, person) => {
      const head = headPosition(person, halves, arrangements)
      const [x, y] = [head.x, (head.y / depth) * flatDepth]
      const edge = Math.min(x, width - x, y + MARGIN, flatDepth - y + MARGIN)
      return { x: x / side, y: y / side, edge: edge / side }
    })
  })
}

/** @returns the smallest distance from a place to the others, on any ground; 0 to itself */
function measureNearest(place: number, others: readonly number[], grounds: readonly (readonly GroundSpot[])[]): number {
  let smallest = Number.POSITIVE_INFINITY
  for (const spots of grounds) {
    const from = spots[place]
    for (const other of others) {
      const to = spots[other]
      if (from && to) smallest = Math.min(smallest, Math.hypot(from.x - to.x, from.y - to.y))
    }
  }
  return smallest
}

/** @returns the indexes of places that are far apart. @param count number of places */
function choosePlacesApart(people: number, count: number): ReadonlySet<number> {
  const random = createSeededRandom(SEED)
  const grounds = placePeople(people)
  const chosenPlaces: number[] = []
  while (chosenPlaces.length < count) {
    // A taken place has distance 0, so it is never chosen again.
    let best = { place: -1, distance: 0 }
    for (let candidate = 0; candidate < CANDIDATES_PER_PERSON; candidate += 1) {
      const place = PEOPLE_IN_FARTHEST_ROWS + Math.floor(random() * (people - PEOPLE_IN_FARTHEST_ROWS))
      // An edge counts as a neighbor. Otherwise the candidates at the edges would always be the farthest away.
      const distance = Math.min(measureNearest(place, chosenPlaces, grounds), ...grounds.map((spots) => 2 * (spots[place]?.edge ?? 0)))
      if (distance > best.distance) best = { place, distance }
    }
    chosenPlaces.push(best.place)
  }
  return new Set(chosenPlaces)
}

/** @returns the roster in the order of places, with those who are asked far apart from each other */
export function createPlacedRoster(): RosterPerson[] {
  const roster = createRoster()
  const asked = roster.filter(canTakeShift)
  const others = roster.filter((person) => !canTakeShift(person))
  const places = choosePlacesApart(roster.length, asked.length)
  return roster.flatMap((_, place) => (places.has(place) ? asked : others).shift() ?? [])
}
