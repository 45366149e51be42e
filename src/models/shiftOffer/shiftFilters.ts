/**
 * Decides who is asked to take an open shift: everybody who passes the chosen filters. Who may take it depends on all filters: nobody
 * without the certificate or the rest gets the shift, even if asked.
 */
import type { Certificate, RosterPerson, Shift } from './roster.ts'

/** The needs of the open shift, in the order of the filters. */
export const SHIFT_FILTERS = ['shift', 'certificate', 'off', 'rest'] as const
export type ShiftFilter = (typeof SHIFT_FILTERS)[number]

/** Tonight's open shift. `restHours` count from clocking out to its start. */
export const OPEN_SHIFT: { shift: Shift; certificate: Certificate; restHours: number } = {
  shift: 'third',
  certificate: 'forklift',
  restHours: 10,
}

const PASSES: Record<ShiftFilter, (person: RosterPerson) => boolean> = {
  shift: ({ shift }) => shift === OPEN_SHIFT.shift,
  certificate: ({ certificates }) => certificates.includes(OPEN_SHIFT.certificate),
  off: ({ isOff }) => isOff,
  rest: ({ restHours }) => restHours >= OPEN_SHIFT.restHours,
}

/** @returns whether a person passes a filter */
export const passesFilter = (person: RosterPerson, filter: ShiftFilter): boolean => PASSES[filter](person)

/** @returns whether a person could take the shift */
export const canTakeShift = (person: RosterPerson): boolean => SHIFT_FILTERS.every((filter) => PASSES[filter](person))

/** `out` is not asked, `unable` is asked and could not come, `asked` is asked and could. */
export type OfferOutcome = 'out' | 'unable' | 'asked'

export type FilteredRoster = {
  /** One for each person, in the roster's order. */
  outcomes: readonly OfferOutcome[]
  /** Number of people left after a filter and those before it; undefined for a filter that is off. */
  leftCounts: Partial<Record<ShiftFilter, number>>
  askedCount: number
  /** Number of asked people who could not come. */
  unableCount: number
  /** Number of languages of the message. */
  languageCount: number
}

/** @returns the result of the active filters */
export function filterRoster(roster: readonly RosterPerson[], filtersOn: readonly ShiftFilter[]): FilteredRoster {
  const leftCounts: FilteredRoster['leftCounts'] = {}
  let people = [...roster]
  for (const filter of SHIFT_FILTERS.filter((name) => filtersOn.includes(name))) {
    people = people.filter(PASSES[filter])
    leftCounts[filter] = people.length
  }
  const askedPeople = new Set(people)
  return {
    outcomes: roster.map((person) => (askedPeople.has(person) ? (canTakeShift(person) ? 'asked' : 'unable') : 'out')),
    leftCounts,
    askedCount: people.length,
    unableCount: people.filter((person) => !canTakeShift(person)).length,
    languageCount: new Set(people.map(({ language }) => language)).size,
  }
}
