import type { ReactNode } from 'react'
import type { MorningSnapshot } from '#src/models/morning/minute/morningAt.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { callOffText, coverageSentence, stateText } from '../morningSentences.ts'
import { MorningPane } from '../panes/MorningPane.tsx'
import { MorningBoardRow } from './MorningBoardRow.tsx'

export type MorningBoardProps = {
  snapshot: MorningSnapshot
  words: MorningWords['board']
  /** Finds the name of a language by its code. */
  languageNameOf: (lang: string) => string
  /** The search for a replacement, below the rows. */
  children: ReactNode
}

/** The shift board of the minute, and below it who is asked to step in. */
export function MorningBoard({ snapshot, words, languageNameOf, children }: MorningBoardProps) {
  const { horn, rows, latestCourse } = snapshot
  return (
    <MorningPane name="board" title={words.title} side={coverageSentence(snapshot, words, 'board')}>
      <ul className="grid gap-1 low:gap-1.25">
        {rows.map((row) => (
          <MorningBoardRow
            key={row.station}
            row={row}
            horn={horn}
            isLatest={row.station === latestCourse?.callOff.station}
            callOffText={callOffText(row, words, languageNameOf)}
            stateText={stateText(row, horn, words)}
          />
        ))}
      </ul>
      {children}
    </MorningPane>
  )
}
