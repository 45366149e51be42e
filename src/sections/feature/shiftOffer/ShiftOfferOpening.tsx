import type { ReactNode } from 'react'
import { OpeningActions } from '#src/sections/shared/opening/OpeningActions.tsx'
import { OpeningSection } from '#src/sections/shared/opening/OpeningSection.tsx'
import { OpeningTitle } from '#src/sections/shared/opening/OpeningTitle.tsx'
import type { OpeningWords } from '#src/sections/shared/opening/openingWords.ts'

export type ShiftOfferOpeningProps = OpeningWords & {
  /** The shift offer: an island (ShiftOfferOpening.astro). */
  children: ReactNode
}

/**
 * A first screen with a roster’s people across the page. In the HTML the words come first, so that they are read and painted before the
 * people, and narrow screens show all parts in that order. Wide ones have three rows: filters, people, and the words with the outcome
 * beside them. In low windows the words come first, so that headline and buttons are seen at once (shiftOffer.css).
 */
export function ShiftOfferOpening({ eyebrow, heading, lede, primary, secondary, children }: ShiftOfferOpeningProps) {
  return (
    <OpeningSection surface="deck" className="offer-screen relative isolate overflow-clip">
      <div className="offer-words column">
        <OpeningTitle surface="deck" eyebrow={eyebrow} heading={heading} className="mt-3 measure-em-11" />
        <p className="measure-46 text-on-deck-2 max-sm:text-lg">{lede}</p>
        <OpeningActions
          size="large"
          surface="deck"
          onPhones="wide"
          primary={primary}
          secondary={secondary}
          className="offer-actions mt-1"
        />
      </div>
      {children}
    </OpeningSection>
  )
}
