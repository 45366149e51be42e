import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { EMPTY_PLACE_CLASS, PLACE } from './UnitPlaces.tsx'

export type CensusLegendProps = {
  words: Pick<IndustryBlockOf<'census'>['words'], 'expected' | 'open' | 'minimum'>
  /** Spacing around it. */
  className: string
}

/** What the three lines of the census stand for. */
export function CensusLegend({ words, className }: CensusLegendProps) {
  return (
    <p className={cn('flex flex-wrap gap-x-6 gap-y-1 text-xs text-on-deck-2', className)}>
      <LegendEntry label={words.expected}>
        <path d="M0 6H28" strokeWidth={PLACE.line} className="stroke-on-deck-2" />
      </LegendEntry>
      <LegendEntry label={words.open}>
        <path d="M1 2H27V10H1z" className={EMPTY_PLACE_CLASS} />
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
