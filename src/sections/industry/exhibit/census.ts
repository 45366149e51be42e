/** The census of a coming shift through the night before it: how many of a unit's spots are filled at each minute. */
import { minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'

export type Unit = {
  planned: number
  /** The least people that may work there. */
  minimum: number
  /** Changes of the expected number, in order of time. Before the first, everyone planned is expected. */
  changes: readonly { at: string; people: number }[]
}
/** A stretch of the night, in minutes after its beginning. */
type Stretch = { from: number; to: number }
/** When a spot of a unit was filled, and when it was empty. */
export type Spot = { filled: Stretch[]; empty: Stretch[] }
export type StaffingLevel = 'above' | 'at' | 'below'

/** @returns the stretches of the night with the number of expected people, up to `now` */
export function countsOf({ planned, changes }: Unit, begin: string, now: string): (Stretch & { people: number })[] {
  const edges = [{ from: 0, people: planned }, ...changes.map(({ at, people }) => ({ from: minutesAfter(begin, at), people }))]
  return edges.map((edge, index) => ({ ...edge, to: edges[index + 1]?.from ?? minutesAfter(begin, now) }))
}

/** @returns how many people are expected now, after the last change */
export const expectedPeople = ({ planned, changes }: Unit): number => changes.at(-1)?.people ?? planned

/** @returns how a count compares to the minimum */
export const staffingLevelOf = (people: number, minimum: number): StaffingLevel =>
  people > minimum ? 'above' : people === minimum ? 'at' : 'below'

/** @returns the spots of a unit; spot n is filled while at least n people are expected */
export function spotsOf(unit: Unit, begin: string, now: string): Spot[] {
  const counts = countsOf(unit, begin, now)
  return Array.from({ length: unit.planned }, (_, index) => ({
    filled: joined(counts.filter(({ people }) => people > index)),
    empty: joined(counts.filter(({ people }) => people <= index)),
  }))
}

/** @returns the stretches, with adjacent ones joined */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const joinedStretches: Stretch[] = []
  for (const { from, to } of stretches) {
    const last = joinedStretches.at(-1)
    if (last?.to === from) last.to = to
    else joinedStretches.push({ from, to })
  }
  return joinedStretches
}
