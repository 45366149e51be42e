/** The census of a coming shift through the night before it: how many of a unit's places are filled at each minute. */
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'

export type Unit = {
  planned: number
  /** The least people that may work there. */
  minimum: number
  /** Changes of the expected number, in order of time. Before the first, everyone planned is expected. */
  changes: readonly { at: string; people: number }[]
}
/** The night of the picture: when it begins and ends, and the time at which the picture is taken. */
export type Night = { from: string; now: string; until: string }
type NightSoFar = Pick<Night, 'from' | 'now'>
/** A stretch of the night, in minutes after its beginning. */
type Stretch = { from: number; to: number }
/** When a place of a unit was filled, and when it was empty. */
export type Place = { filled: Stretch[]; empty: Stretch[] }
export type StaffingLevel = 'above' | 'at' | 'below'

/** @returns the stretches of the night with the number of expected people, up to `now` */
export function listStretches({ planned, changes }: Unit, { from, now }: NightSoFar): (Stretch & { people: number })[] {
  const starts = [{ from: 0, people: planned }, ...changes.map(({ at, people }) => ({ from: minutesAfter(from, at), people }))]
  return starts.map((start, index) => ({ ...start, to: starts[index + 1]?.from ?? minutesAfter(from, now) }))
}

/** @returns how many people are expected now, after the last change */
export const countExpectedPeople = ({ planned, changes }: Unit): number => changes.at(-1)?.people ?? planned

/** @returns how a count compares to the minimum */
export const staffingLevelOf = (people: number, minimum: number): StaffingLevel =>
  people > minimum ? 'above' : people === minimum ? 'at' : 'below'

type ReportWords = { calledOff: string; covered: string; quiet: string }
/** @returns when someone called off or took the place, and the unit's remark: "called off at 04:36, offer open" */
export function describeReports({ planned, changes, remark }: Unit & { remark?: string }, words: ReportWords): string {
  const reports = changes.map(({ at, people }, index) =>
    fillIn(people < (changes[index - 1]?.people ?? planned) ? words.calledOff : words.covered, { time: at }),
  )
  return [...(reports.length > 0 ? reports : [words.quiet]), ...(remark ? [remark] : [])].join(', ')
}

/** @returns the places of a unit; place n is filled while at least n people are expected */
export function placesOf(unit: Unit, night: NightSoFar): Place[] {
  const counts = listStretches(unit, night)
  return Array.from({ length: unit.planned }, (_, index) => ({
    filled: joinAdjacent(counts.filter(({ people }) => people > index)),
    empty: joinAdjacent(counts.filter(({ people }) => people <= index)),
  }))
}

/** @returns the stretches, with adjacent ones joined */
function joinAdjacent(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const { from, to } of stretches) {
    const last = joined.at(-1)
    if (last?.to === from) last.to = to
    else joined.push({ from, to })
  }
  return joined
}
