import { SplitFlap } from '../flap/SplitFlap.tsx'
import { ChannelColumn, RoleAndPerson, RowFrame, RowStatus, type ShiftRow } from './board/boardRowParts.tsx'

/** A shift on a board. The board at the end of a page (sections/closing/BoardClosing.tsx) uses the same row. */
export function BoardRow({ row }: { row: ShiftRow }) {
  // The names of a row that changes stand below its role, so the column of the person would be empty.
  const hasPersonColumn = !row.becomes
  return (
    <RowFrame row={row} layout={hasPersonColumn ? 'allColumns' : 'someColumns'}>
      <SplitFlap text={row.time} size="time" tone="signal" />
      <RoleAndPerson row={row} hasPersonColumn={hasPersonColumn} />
      {hasPersonColumn && <span className="hidden min-w-0 lg:block">{row.person}</span>}
      <ChannelColumn channel={row.channel} />
      <RowStatus row={row} />
    </RowFrame>
  )
}

/** A shift on a board in a narrow place, with fewer columns and less padding. Walk-throughs use it, too. */
export function CompactBoardRow({ row }: { row: ShiftRow }) {
  return (
    <RowFrame row={row} layout="compact">
      <SplitFlap text={row.time} size="compactTime" tone="signal" />
      <RoleAndPerson row={row} isCompact />
      <RowStatus row={row} isCompact />
    </RowFrame>
  )
}
