import { type RefObject, useMemo, useRef, useState } from 'react'
import { useEarlyInput } from '#src/islandParts/hydration/useEarlyInput.ts'
import { useIslandReady } from '#src/islandParts/hydration/useIslandReady.ts'
import { useSettledText } from '#src/islandParts/useSettledText.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { createPlacedRoster } from '#src/models/shiftOffer/placedRoster.ts'
import { ROSTER_SIZE } from '#src/models/shiftOffer/roster.ts'
import { filterRoster, OPEN_SHIFT, SHIFT_FILTERS, type ShiftFilter } from '#src/models/shiftOffer/shiftFilters.ts'
import type { ShiftOfferContent } from '#src/schemas/opening/shiftOfferOpening.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { ShiftOfferFilters } from './ShiftOfferFilters.tsx'
import { ShiftOfferPicture } from './ShiftOfferPicture.tsx'
import { ShiftOfferScore } from './ShiftOfferScore.tsx'
import { shiftOfferAttributes } from './shiftOffer.attributes.ts'

export type ShiftOfferProps = Omit<ShiftOfferContent, 'kind'>

/**
 * A roster that a visitor filters: who is asked to take an open shift, and what happens if more people are asked. Its parts are items of
 * the first screen's grid, each with its row (shiftOffer.css). Before hydration, without scripts and on paper all filters are on.
 */
export function ShiftOffer(props: ShiftOfferProps) {
  const { open, yes, words } = props
  const root = useRef<HTMLElement>(null)
  const { roster, filteredRoster, outcome, isSent, announcement, actions } = useShiftOffer(props, root)
  const { outcomes, leftCounts, askedCount, unableCount } = filteredRoster
  useIslandReady(root)

  return (
    <figure
      ref={root}
      aria-label={words.title}
      {...shiftOfferAttributes.asked.props(String(askedCount))}
      {...sharedAttributes.tool.props('ShiftOffer')}
      className="contents"
    >
      <div className="offer-filters">
        <ShiftOfferFilters leftCounts={leftCounts} words={words} onChangeFilter={actions.changeFilter} />
      </div>
      <div className="offer-crowd">
        <p className="sr-only">{words.describe}</p>
        <ShiftOfferPicture roster={roster} outcomes={outcomes} yes={yes} />
      </div>
      <figcaption className="offer-outcome pointer-events-none column pb-8 lg:pt-15 lg:pb-9 low:pt-10 low:pb-6">
        <div className="md:grid md:grid-cols-2 md:gap-x-8 lg:ml-auto lg:flex lg:h-full lg:w-88 lg:flex-col xl:w-100">
          <p className="mb-5 text-sm text-balance max-lg:leading-snug sm:text-base md:mb-0 lg:mt-11 low:mt-9">{outcome}</p>
          <ShiftOfferScore
            open={open}
            askedCount={askedCount}
            possibleCount={askedCount - unableCount}
            isSent={isSent}
            yes={yes}
            words={words}
            className="md:col-start-2 md:row-span-2 md:row-start-1 lg:-order-1"
          />
          <p className="mt-4 text-xs text-on-deck-2">{words.note}</p>
        </div>
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </figcaption>
    </figure>
  )
}

/**
 * State of the shift offer: the filters that are on.
 * @param root around the filters
 * @returns the roster, what the filters make of it, and what a visitor can do
 */
function useShiftOffer({ words }: Pick<ShiftOfferContent, 'words'>, root: RefObject<HTMLElement | null>) {
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
