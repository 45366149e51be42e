import { type RefObject, useMemo, useState } from 'react'
import { useEarlyInput } from '#src/islandParts/hydration/useEarlyInput.ts'
import { useSettledText } from '#src/islandParts/useSettledText.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { createPlacedRoster } from '#src/models/shiftOffer/placedRoster.ts'
import { ROSTER_SIZE } from '#src/models/shiftOffer/roster.ts'
import { filterRoster, OPEN_SHIFT, SHIFT_FILTERS, type ShiftFilter } from '#src/models/shiftOffer/shiftFilters.ts'
import type { ShiftOfferContent } from '#src/schemas/opening/shiftOfferOpening.ts'

/**
 * State of the shift offer: the filters that are on.
 * @param root around the filters
 * @returns the roster, what the filters make of it, and what a visitor can do
 */
export function useShiftOffer({ words }: Pick<ShiftOfferContent, 'words'>, root: RefObject<HTMLElement | null>) {
  const [filtersOn, setFiltersOn] = useState<readonly ShiftFilter[]>(SHIFT_FILTERS)
  const [hasVisitorActed, setVisitorActed] = useState(false)
  const roster = useMemo(createPlacedRoster, [])
  const filteredRoster = useMemo(() => filterRoster(roster, filtersOn), [roster, filtersOn])
  const { askedCount, unableCount, languageCount } = filteredRoster

  const changeFilter = ({ value, checked }: HTMLInputElement) => {
    setFiltersOn((before) => SHIFT_FILTERS.filter((filter) => (filter === value ? checked : before.includes(filter))))
    setVisitorActed(true)
  }
  useEarlyInput(root, changeFilter)

  const outcomeKind = filtersOn.length === SHIFT_FILTERS.length ? 'all' : filtersOn.length > 0 ? 'some' : 'none'
  const outcome = fillIn(words.outcome[outcomeKind], {
    asked: askedCount,
    all: ROSTER_SIZE,
    unable: unableCount,
    languageCount,
    hours: OPEN_SHIFT.restHours,
  })
  const announcement = useSettledText(hasVisitorActed ? outcome : '')
  return { roster, filteredRoster, outcome, isSent: outcomeKind === 'all', announcement, actions: { changeFilter } }
}
