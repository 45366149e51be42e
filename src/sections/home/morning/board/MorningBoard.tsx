import type { ReactNode } from 'react'
import type { StationRow } from '#src/models/morning/minute/morningAt.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { callOffText, stateText } from '../morningSentences.ts'
import { MorningPane } from '../panes/MorningPane.tsx'
import { MorningBoardRow } from './MorningBoardRow.tsx'

export type MorningBoardProps = {
  rows: readonly StationRow[]
  horn: number
  /** The station of the latest call-off. */
  latestStation: string | undefined
  /** How many spots are covered, beside the title. */
  coverage: string
  words: MorningWords['board']
  /** Finds the name of a language by its code. */
  languageNameOf: (lang: string) => string
  /** The search for a replacement, below the rows. */
  children: ReactNode
}

/** The shift board of the minute, and below it who is asked to step in. */
export function MorningBoard({ rows, horn, latestStation, coverage, words, languageNameOf, children }: MorningBoardProps) {
  return (
    <MorningPane name="board" title={words.title} side={coverage}>
      <ul className="grid gap-1 low:gap-1.25">
        {rows.map((row) => (
          <MorningBoardRow
            key={row.station}
            row={row}
            horn={horn}
            isLatest={row.station === latestStation}
            callOffText={callOffText(row, words, languageNameOf)}
            stateText={stateText(row, horn, words)}
          />
        ))}
      </ul>
      {children}
    </MorningPane>
  )
}
