import type { ReactNode } from 'react'
import { OpeningActions } from '#src/sections/shared/opening/OpeningActions.tsx'
import type { OpeningWords } from '#src/sections/shared/opening/openingWords.ts'
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import { Eyebrow } from '#src/ui/Eyebrow.tsx'
import { Heading } from '#src/ui/Heading.tsx'

export type ShiftOfferOpeningProps = OpeningWords & {
  /** The shift offer: an island (ShiftOfferOpening.astro). */
  children: ReactNode
}

/**
 * A first screen with a roster’s people across the page. In the HTML the words come first, so that they are read and painted before the people, and
 * narrow screens show all parts in that order. Wide ones have three rows: filters, people, and the words with the outcome beside them. In
 * low windows the words come first, so that headline and buttons are seen at once (shiftOffer.css).
 */
export function ShiftOfferOpening({ eyebrow, heading, lede, primary, secondary, children }: ShiftOfferOpeningProps) {
  return (
    <section
      {...sectionAttributes.darkOpening.props()}
      className="offer-screen relative isolate grid grid-cols-1 gap-y-5 overflow-clip bg-deck pt-8 text-on-deck lg:gap-y-0 lg:pt-5"
    >
      <div className="offer-words column lg:pt-6 lg:pb-9 low:pt-1 low:pb-6">
        <div className="grid gap-y-4 md:max-lg:grid-cols-figures md:max-lg:items-baseline-last md:max-lg:gap-x-8">
          <div>
            <Eyebrow surface="deck">{eyebrow}</Eyebrow>
            <Heading level={1} size="7xl" className="mt-3 measure-em-11">
              {heading}
            </Heading>
          </div>
          <p className="measure-46 text-on-deck-2 max-sm:text-lg">{lede}</p>
          <OpeningActions
            size="large"
            look="deck"
            onPhones="wide"
            primary={primary}
            secondary={secondary}
            className="mt-1 md:max-lg:col-span-2"
          />
        </div>
      </div>
      {children}
    </section>
  )
}
