import type { ReactNode } from 'react'
import { FirstScreenEnd } from '#src/sections/shared/opening/FirstScreenEnd.tsx'
import { OpeningHead } from '#src/sections/shared/opening/OpeningHead.tsx'
import type { OpeningWords } from '#src/sections/shared/opening/openingWords.ts'

export type YearOpeningProps = OpeningWords & {
  /** The year: an island (YearOpening.astro). */
  children: ReactNode
}

/** A first screen on ledger paper: the words above a year of points. */
export function YearOpening({ children, ...words }: YearOpeningProps) {
  return (
    <section className="relative isolate overflow-clip bg-dusk">
      <div className="year column pt-10 md:pt-12">
        <div className="year-words max-lg:pb-9">
          <OpeningHead look="year" {...words} />
        </div>
        <FirstScreenEnd />
        {children}
      </div>
    </section>
  )
}
