import { useRef } from 'react'
import { useIslandReady } from '#src/islandParts/hydration/useIslandReady.ts'
import type { ShiftOfferContent } from '#src/schemas/opening/shiftOfferOpening.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { ShiftOfferFilters } from './ShiftOfferFilters.tsx'
import { ShiftOfferPicture } from './ShiftOfferPicture.tsx'
import { ShiftOfferScore } from './ShiftOfferScore.tsx'
import { shiftOfferAttributes } from './shiftOffer.attributes.ts'
import { useShiftOffer } from './useShiftOffer.ts'

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
