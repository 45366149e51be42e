import type { BoardWords } from '#src/schemas/pages/industriesOverview.ts'
import { SplitFlap } from '../flap/SplitFlap.tsx'
import type { BoardSceneProps } from './BoardScene.tsx'
import { BoardFrame } from './board/BoardFrame.tsx'
import {
  ALL_COLUMNS_CLASS,
  ChannelColumn,
  FlippingText,
  RoleAndPerson,
  RowFrame,
  RowStatus,
  type ShiftRow,
  STATUS_FLAPS,
} from './board/boardRowParts.tsx'
import { describeBoard, spokenRow } from './pictureSentences.ts'

/** A row that also says when the report came, and what has been done since. */
type FollowUpRow = ShiftRow & { reported: string; followUp: string; becomes?: { followUp: string } }

export type FollowUpBoardProps = Pick<BoardSceneProps, 'title' | 'time' | 'sample'> & {
  /** Whoever is due comes in a row without `followUp`. */
  rows: readonly (Omit<FollowUpRow, 'followUp'> & { followUp?: string })[]
  words: BoardWords
}

/** The shift board with the time of each report, and what has been done since. */
export function FollowUpBoard({ rows, words, ...board }: FollowUpBoardProps) {
  const toldRows = rows.map((row) => ({ ...row, followUp: row.followUp ?? words.asPlanned }))
  return (
    <BoardFrame
      board={{ ...board, label: words.live, describe: describeBoard(board) }}
      spokenRows={toldRows.map(spokenRow)}
      headings={<ColumnHeadings words={words} />}
    >
      {toldRows.map((row) => (
        <FollowUpBoardRow key={`${row.time} ${row.role}`} row={row} reportedWord={words.reported} />
      ))}
    </BoardFrame>
  )
}

/** Headings of the columns, shown if all columns are. */
function ColumnHeadings({ words: { shift, spot, reported, followUp, status } }: Pick<FollowUpBoardProps, 'words'>) {
  return (
    <div className={`hidden px-4 pt-2.5 pb-2 text-xs text-on-deck-2 lg:grid ${ALL_COLUMNS_CLASS}`}>
      {[shift, spot, reported, followUp].map((head) => (
        <span key={head}>{head}</span>
      ))}
      {/* As wide as the flaps below it. */}
      <span>
        {status}
        <SplitFlap text="" tiles={STATUS_FLAPS} className="invisible flex h-0 overflow-hidden" />
      </span>
    </div>
  )
}

type FollowUpBoardRowProps = {
  row: FollowUpRow
  /** Stands before the time of the report where no column has a heading. */
  reportedWord: string
}

function FollowUpBoardRow({ row, reportedWord }: FollowUpBoardRowProps) {
  const { channel, reported, followUp, becomes } = row
  return (
    <RowFrame row={row} layout="allColumns">
      <SplitFlap text={row.time} size="time" tone="signal" />
      <RoleAndPerson row={row} />
      <ChannelColumn channel={channel} className="text-xs text-on-deck-2 max-lg:block">
        <span className="mr-1.5 font-display font-bold tabular-nums lg:block lg:text-base lg:leading-snug">
          <span className="font-body font-normal text-on-deck-2 lg:hidden">{`${reportedWord} `}</span>
          {reported}
        </span>
      </ChannelColumn>
      <span className={`hidden min-w-0 lg:block ${becomes ? 'font-semibold' : 'text-on-deck-2'}`}>
        <FlippingText from={followUp} to={becomes?.followUp} />
      </span>
      <RowStatus row={row} />
      {/* Below laptops only the row that gets a replacement shows its follow-up. */}
      {becomes && (
        <span className="order-last basis-full text-xs max-sm:text-on-deck-2 sm:col-start-2 sm:col-end-5 sm:font-semibold lg:hidden">
          <span className="sm:hidden">{`${reportedWord} ${reported}: `}</span>
          {becomes.followUp}
        </span>
      )}
    </RowFrame>
  )
}
