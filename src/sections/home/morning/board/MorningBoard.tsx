import { MorningPane } from '../panes/MorningPane.tsx'
import { MorningBoardRow, type MorningBoardRowProps } from './MorningBoardRow.tsx'
import { MorningSearch, type MorningSearchProps } from './MorningSearch.tsx'

export type MorningBoardProps = {
  title: string
  /** How many spots are covered, beside the title. */
  coverage: string
  rows: readonly MorningBoardRowProps[]
  search: Omit<MorningSearchProps, 'className'>
}

/** The shift board of the minute, and below it who is asked to step in. */
export function MorningBoard({ title, coverage, rows, search }: MorningBoardProps) {
  return (
    <MorningPane name="board" title={title} side={coverage}>
      <ul className="grid gap-1 low:gap-1.25">
        {rows.map((rowProps) => (
          <MorningBoardRow key={rowProps.row.station} {...rowProps} />
        ))}
      </ul>
      <MorningSearch {...search} className="mt-3.5 xl:mt-2 low:mt-1.5" />
    </MorningPane>
  )
}
