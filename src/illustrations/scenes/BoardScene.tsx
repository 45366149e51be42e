import type { BoardColumnWords } from '#src/schemas/industriesOverview.ts'
import { BoardColumnHeadings, BoardRow, CompactBoardRow, type ShiftRow } from './BoardRow.tsx'
import { MessageBubble } from './MessageBubble.tsx'
import { PanelHead } from './PanelHead.tsx'
import { spokenMessages, spokenRows } from './pictureSentences.ts'
import { type SceneDataOf, SceneFrame } from './SceneFrame.tsx'

export type BoardSceneProps = Omit<SceneDataOf<'board'>, 'rows' | 'compact'> & {
  rows: readonly ShiftRow[]
  /** Fewer columns and less padding, for narrow places. */
  isCompact?: boolean | undefined
  /** For a board that shows what was done since each report. */
  columnHeadings?: BoardColumnWords
}

/** The shift board, which the whole site uses as its motif. */
export function BoardScene({ title, timeLabel, rows, describe, sample, messages, isCompact = false, columnHeadings }: BoardSceneProps) {
  const shownHeadings = !isCompact && rows.some(({ followUp }) => followUp) ? columnHeadings : undefined
  return (
    <SceneFrame
      describe={describe}
      spoken={[...(isCompact ? [] : spokenRows(rows)), ...spokenMessages(messages ?? [])]}
      sample={sample}
      look={isCompact ? 'flatDeck' : 'deck'}
      className={isCompact ? 'p-3' : 'p-3.5 sm:p-5'}
    >
      <PanelHead
        title={<span>{title.replaceAll(' ·', '\u00a0·')}</span>}
        side={<span className="whitespace-nowrap text-go tabular-nums">{timeLabel}</span>}
        sample={sample}
        className={`mb-3 px-0.5 text-sm font-semibold text-on-deck-2 ${isCompact ? 'max-sm:text-2xs' : 'lg:text-base'}`}
      />
      {shownHeadings && <BoardColumnHeadings columnHeadings={shownHeadings} />}
      <div className="@container grid gap-1.5">
        {rows.map((row) => {
          const key = `${row.time} ${row.role}`
          return isCompact ? <CompactBoardRow key={key} row={row} /> : <BoardRow key={key} row={row} columnHeadings={shownHeadings} />
        })}
      </div>
      {messages && (
        <div className="mt-2 grid gap-2 sm:grid-cols-2">
          {messages.map(({ from, text, reply: isReply }) => (
            <MessageBubble key={text} look={isReply ? 'answer' : 'said'} isStretched>
              <p className="mb-0.5 text-2xs font-semibold">{from}</p>
              {text}
            </MessageBubble>
          ))}
        </div>
      )}
    </SceneFrame>
  )
}
