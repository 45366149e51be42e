import type { ReactNode } from 'react'
import type { ExhibitOf } from '#src/schemas/industry/industryExhibits.ts'
import { EMPTY_PLACE, PLACE } from './UnitPlaces.tsx'

export type CensusLegendProps = { words: Pick<ExhibitOf<'census'>['words'], 'expected' | 'open' | 'minimum'> }

/** What the three lines of the census stand for. */
export function CensusLegend({ words }: CensusLegendProps) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-xs text-on-deck-2">
      <LegendEntry label={words.expected}>
        <path d="M0 6H28" strokeWidth={PLACE.line} className="stroke-on-deck-2" />
      </LegendEntry>
      <LegendEntry label={words.open}>
        <path d="M1 2H27V10H1z" className={EMPTY_PLACE} />
      </LegendEntry>
      <LegendEntry label={words.minimum}>
        <path d="M0 6H28" strokeWidth="2" className="stroke-signal" />
      </LegendEntry>
    </p>
  )
}

function LegendEntry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 28 12" className="h-3">
        {children}
      </svg>
      {label}
    </span>
  )
}
