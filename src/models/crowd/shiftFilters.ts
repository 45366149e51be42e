/**
 * Who is asked to take an open shift: everybody who passes the chosen filters. Who may take it is another question, for which
 * all filters count: however many are asked, nobody without the certificate or the rest gets the shift.
 */
import type { Certificate, RosterPerson, Shift } from './roster.ts'

/** What the open shift needs, in the order in which the filters stand. */
export const SHIFT_FILTERS = ['shift', 'certificate', 'off', 'rest'] as const
export type ShiftFilter = (typeof SHIFT_FILTERS)[number]

/** The shift that is open tonight: hours of rest from clocking out to its start. */
export const OPEN_SHIFT: { shift: Shift; certificate: Certificate; restHours: number } = {
  shift: 'third',
  certificate: 'forklift',
  restHours: 10,
}

const PASSES: Record<ShiftFilter, (person: RosterPerson) => boolean> = {
  shift: ({ shift }) => shift === OPEN_SHIFT.shift,
  certificate: ({ certificates }) => certificates.includes(OPEN_SHIFT.certificate),
  off: ({ isOff }) => isOff,
  rest: ({ rest }) => rest >= OPEN_SHIFT.restHours,
}

/** @returns whether a person meets one of them */
export const passesFilter = (person: RosterPerson, filter: ShiftFilter): boolean => PASSES[filter](person)

/** @returns whether a person could take the shift */
export const canTakeShift = (person: RosterPerson): boolean => SHIFT_FILTERS.every((filter) => PASSES[filter](person))

/** `out`: not asked; `unable`: asked, and could not come; `asked`: asked, and could. */
export type OfferOutcome = 'out' | 'unable' | 'asked'

export type FilteredCrowd = {
  /** Of everybody, in the roster's order. */
  outcomes: readonly OfferOutcome[]
  /** Who is left once a filter is added to those before it; none for a filter that is off. */
  left: Partial<Record<ShiftFilter, number>>
  asked: number
  /** Of those asked, how many could not come. */
  unable: number
  /** Languages in which the message goes out. */
  languages: number
}

/** @returns what the filters that are on leave of the roster */
export function filterCrowd(roster: readonly RosterPerson[], on: readonly ShiftFilter[]): FilteredCrowd {
  const left: FilteredCrowd['left'] = {}
  let asked = [...roster]
  for (const filter of SHIFT_FILTERS.filter((one) => on.includes(one))) {
    asked = asked.filter(PASSES[filter])
    left[filter] = asked.length
  }
  const among = new Set(asked)
  return {
    outcomes: roster.map((person) => (among.has(person) ? (canTakeShift(person) ? 'asked' : 'unable') : 'out')),
    left,
    asked: asked.length,
    unable: asked.filter((person) => !canTakeShift(person)).length,
    languages: new Set(asked.map(({ language }) => language)).size,
  }
}
