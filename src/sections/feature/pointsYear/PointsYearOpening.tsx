import type { ReactNode } from 'react'
import { FirstScreenEnd } from '#src/sections/shared/opening/FirstScreenEnd.tsx'
import { OpeningActions } from '#src/sections/shared/opening/OpeningActions.tsx'
import type { OpeningWords } from '#src/sections/shared/opening/openingWords.ts'
import { Eyebrow } from '#src/ui/Eyebrow.tsx'
import { Heading } from '#src/ui/Heading.tsx'

export type PointsYearOpeningProps = OpeningWords & {
  /** The year: an island (PointsYearOpening.astro). */
  children: ReactNode
}

/** A first screen on ledger paper: the words above a year of points. */
export function PointsYearOpening({ eyebrow, heading, lede, primary, secondary, children }: PointsYearOpeningProps) {
  return (
    <section className="relative isolate overflow-clip bg-dusk">
      <div className="year column pt-10 md:pt-12">
        <div className="year-words max-lg:pb-9">
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading level={1} size="7xl" className="mt-4 measure-em-12">
            {heading}
          </Heading>
          <p className="mt-4 measure-50 text-ink-2 max-sm:text-lg md:text-lg">{lede}</p>
          <OpeningActions size="large" onPhones="compact" look="ledger" primary={primary} secondary={secondary} className="mt-6" />
        </div>
        <FirstScreenEnd />
        {children}
      </div>
    </section>
  )
}
