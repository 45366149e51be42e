import type { ReactNode } from 'react'
import { MessageBubble } from '../MessageBubble.tsx'
import { PanelHead } from '../PanelHead.tsx'
import { spokenMessages } from '../pictureSentences.ts'
import { type SceneDataOf, SceneFrame } from '../SceneFrame.tsx'

export type BoardFrameProps = {
  board: Omit<SceneDataOf<'board'>, 'rows' | 'compact'>
  /** Sentences for screen readers about the rows. */
  spokenRows?: readonly string[]
  /** Less padding, for narrow places. */
  isCompact?: boolean
  /** Between the title and the rows. */
  headings?: ReactNode
  /** The rows. */
  children: ReactNode
}

/** A board around its rows: its title with the time, and the messages below the rows. */
export function BoardFrame({ board, spokenRows = [], isCompact = false, headings, children }: BoardFrameProps) {
  const { title, time, label, describe, sample, messages } = board
  return (
    <SceneFrame
      describe={describe}
      spoken={[...spokenRows, ...spokenMessages(messages ?? [])]}
      sample={sample}
      look={isCompact ? 'flatDeck' : 'deck'}
      className={isCompact ? 'p-3' : 'p-3.5 sm:p-5'}
    >
      <PanelHead
        title={<span>{title.replaceAll(' ·', '\u00a0·')}</span>}
        side={<span className="whitespace-nowrap text-go tabular-nums">{`${time} ${label}`}</span>}
        sample={sample}
        className={`mb-3 px-0.5 text-sm font-semibold text-on-deck-2 ${isCompact ? 'max-sm:text-2xs' : 'lg:text-base'}`}
      />
      {headings}
      <div className="@container grid gap-1.5">{children}</div>
      {messages && (
        <div className="mt-2 grid gap-2 sm:grid-cols-2">
          {messages.map(({ from, text, reply: isReply }) => (
            <MessageBubble key={text} look={isReply ? 'reply' : 'message'} isStretched>
              <p className="mb-0.5 text-2xs font-semibold">{from}</p>
              {text}
            </MessageBubble>
          ))}
        </div>
      )}
    </SceneFrame>
  )
}
