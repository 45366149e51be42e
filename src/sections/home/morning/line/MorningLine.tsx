import type { RefObject } from 'react'
import { MorningPane } from '../panes/MorningPane.tsx'
import type { MorningAction } from '../state/morningState.ts'
import { LineChoices, type LineChoicesProps } from './LineChoices.tsx'
import { MorningCompose, type MorningComposeProps } from './MorningCompose.tsx'
import { MorningMessage, type MorningMessageProps } from './MorningMessage.tsx'
import { MorningThread } from './MorningThread.tsx'

export type LineMessage = MorningMessageProps & { id: 'report' | 'receipt' | 'question' | 'answer' }

export type MorningLineProps = {
  title: string
  /** Beside the title: the channel and the language of the messages. */
  side: string | undefined
  messages: readonly LineMessage[]
  /** What it says while there is no message. */
  quiet: string
  choices: Omit<LineChoicesProps, 'onAct'> | null
  compose: Omit<MorningComposeProps, 'onAct'>
  /** The thread. It gets the focus when a pressed button disappears, and may scroll. */
  thread: RefObject<HTMLDivElement | null>
  onAct: (action: MorningAction) => void
}

/** The phone line: the messages, its answers, and the form in which a visitor calls off. */
export function MorningLine({ title, side, messages, quiet, choices, compose, thread, onAct }: MorningLineProps) {
  return (
    <MorningPane name="line" title={title} side={side}>
      <MorningThread ref={thread} label={title} hasManyChoices={choices?.look === 'many'}>
        {messages.map(({ id, ...message }) => (
          <MorningMessage key={id} {...message} />
        ))}
        {messages.length === 0 && <p className="text-sm text-on-deck-2">{quiet}</p>}
        {choices && <LineChoices {...choices} onAct={onAct} />}
      </MorningThread>
      <MorningCompose {...compose} onAct={onAct} />
    </MorningPane>
  )
}
