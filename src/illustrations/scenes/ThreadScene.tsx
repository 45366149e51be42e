import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { MessageBubble } from './MessageBubble.tsx'
import { PanelHead } from './PanelHead.tsx'
import { type SceneDataOf, SceneFrame } from './SceneFrame.tsx'

export type ThreadSceneProps = SceneDataOf<'thread'> & {
  /** Phones hide it there, because home's morning has shown one above. */
  isInCard?: boolean
}

/** A call-off by text message, as the employee sees it. */
export function ThreadScene({ title, messages, describe, sample, isInCard = false }: ThreadSceneProps) {
  return (
    <SceneFrame
      describe={describe}
      sample={sample}
      look={isInCard ? 'flatDeck' : 'deck'}
      className={cn('p-4 sm:p-6', isInCard && 'max-sm:hidden')}
    >
      <PanelHead title={<p>{title}</p>} sample={sample} className="mb-3 text-xs font-semibold text-on-deck-2" />
      <div className="grid gap-2">
        {messages.map((message) => (
          <Bubble key={message.text} message={message} />
        ))}
      </div>
    </SceneFrame>
  )
}

/** A message of a thread, at its sender's side of the grid. */
export function Bubble({ message }: { message: ThreadSceneProps['messages'][number] }) {
  return (
    <MessageBubble look={message.reply ? 'reply' : 'message'} lang={message.lang} className="max-w-6/7">
      {message.text}
      {message.note && (
        <span lang="en" className="mt-1 block text-xs italic">
          {message.note}
        </span>
      )}
      <span className="mt-0.5 block text-2xs tabular-nums">{message.time}</span>
    </MessageBubble>
  )
}
