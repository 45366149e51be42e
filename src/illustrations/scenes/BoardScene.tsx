import { BoardRow, CompactBoardRow } from './BoardRow.tsx'
import { BoardFrame } from './board/BoardFrame.tsx'
import type { SceneDataOf } from './SceneFrame.tsx'

export type BoardSceneProps = Omit<SceneDataOf<'board'>, 'compact'> & {
  /** Fewer columns and less padding, for narrow places. */
  isCompact?: boolean | undefined
}

/** The shift board, which the whole site uses as its motif. */
export function BoardScene({ rows, isCompact = false, ...board }: BoardSceneProps) {
  const Row = isCompact ? CompactBoardRow : BoardRow
  return (
    <BoardFrame board={board} isCompact={isCompact}>
      {rows.map((row) => (
        <Row key={`${row.time} ${row.role}`} row={row} />
      ))}
    </BoardFrame>
  )
}
