import type { ReactNode, Ref } from 'react'
import { morningAttributes } from './morning.attributes'

export type MorningThreadProps = { ref?: Ref<HTMLDivElement>; children: ReactNode }

/** What was said on the line, the newest last. Takes focus where the button that was pressed goes away. */
export function MorningThread({ ref, children }: MorningThreadProps) {
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col justify-end gap-2 rounded-sm xl:min-h-54">
      {children}
    </div>
  )
}

export type MorningMessageProps = {
  text: string
  /** Code of its language; empty where it is not known. */
  lang?: string | undefined
  /** What it says in English. */
  gloss?: string | undefined
  /** What follows in English, where only a receipt is in the language itself. */
  more?: string | undefined
  time: string
  isReply?: boolean
}

/** One message: an employee's on paper, the line's in signal. */
export function MorningMessage({ text, lang, gloss, more, time, isReply = false }: MorningMessageProps) {
  return (
    <div
      {...morningAttributes.message.props(isReply ? 'reply' : 'report')}
      className={`max-w-[94%] rounded-lg px-3 py-2 text-sm leading-snug ${isReply ? 'self-end rounded-br-tick bg-signal text-signal-ink' : 'self-start rounded-bl-tick bg-bubble text-bubble-ink'}`}
    >
      <span lang={lang || undefined}>{text}</span>
      {gloss && <span className="mt-1 block text-xs italic">{gloss}</span>}
      {more && <span className="mt-1 block text-xs">{more}</span>}
      <span className="mt-0.5 block text-2xs tabular-nums">{time}</span>
    </div>
  )
}
