import type { ReactNode } from 'react'
import { FirstScreenEnd } from '#src/sections/shared/opening/FirstScreenEnd.tsx'
import { OpeningActions } from '#src/sections/shared/opening/OpeningActions.tsx'
import { OpeningSection } from '#src/sections/shared/opening/OpeningSection.tsx'
import { OpeningTitle } from '#src/sections/shared/opening/OpeningTitle.tsx'
import type { OpeningWords } from '#src/sections/shared/opening/openingWords.ts'

export type PointsYearOpeningProps = OpeningWords & {
  /** The year: an island (PointsYearOpening.astro). */
  children: ReactNode
}

/** A first screen on ledger paper: the words above a year of points. */
export function PointsYearOpening({ eyebrow, heading, lede, primary, secondary, children }: PointsYearOpeningProps) {
  return (
    <OpeningSection surface="dusk" className="relative isolate overflow-clip">
      <div className="year column pt-10 md:pt-12">
        <div className="year-words max-lg:pb-9">
          <OpeningTitle eyebrow={eyebrow} heading={heading} className="measure-em-12" />
          <p className="mt-4 measure-50 text-ink-2 max-sm:text-lg md:text-lg">{lede}</p>
          <OpeningActions size="large" onPhones="compact" surface="dusk" primary={primary} secondary={secondary} className="mt-6" />
        </div>
        <FirstScreenEnd />
        {children}
      </div>
    </OpeningSection>
  )
}
