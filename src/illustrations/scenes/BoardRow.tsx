import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { SplitFlap } from '../flap/SplitFlap.tsx'
import {
  ALL_COLUMNS_CLASS,
  ChannelColumn,
  ROLE_COLUMN_CLASS,
  ROW_PADDING_CLASS,
  RoleAndPerson,
  RowFrame,
  RowState,
  type ShiftRow,
  SOME_COLUMNS_CLASS,
} from './board/boardRowParts.tsx'

export type BoardRowProps = { row: ShiftRow }

/** A shift on a board. The board at the end of a page (sections/closing/BoardClosing.tsx) uses the same row. */
export function BoardRow({ row }: BoardRowProps) {
  // The names of a row that changes stand below its role, so the column of the person would be empty.
  const hasPersonColumn = !row.becomes
  return (
    <RowFrame row={row} className={cn(ROW_PADDING_CLASS, SOME_COLUMNS_CLASS, hasPersonColumn && ALL_COLUMNS_CLASS)}>
      <SplitFlap text={row.time} size="time" tone="signal" />
      <RoleAndPerson
        row={row}
        className={ROLE_COLUMN_CLASS}
        personClass={hasPersonColumn ? 'lg:hidden' : undefined}
        channelClass="sm:hidden"
      />
      {hasPersonColumn && <span className="hidden min-w-0 lg:block">{row.person}</span>}
      <ChannelColumn channel={row.channel} />
      <RowState row={row} size="state" />
    </RowFrame>
  )
}

export type CompactBoardRowProps = { row: ShiftRow }

/** A shift on a board in a narrow place, with fewer columns and less padding. Walk-throughs use it, too. */
export function CompactBoardRow({ row }: CompactBoardRowProps) {
  return (
    <RowFrame row={row} className="px-3 py-2">
      <SplitFlap text={row.time} size="compactTime" tone="signal" />
      {/* In narrow places and with large text, the name stands below. */}
      <RoleAndPerson row={row} className="@max-md:order-last @max-md:basis-full" />
      <RowState row={row} size="compactState" />
    </RowFrame>
  )
}
