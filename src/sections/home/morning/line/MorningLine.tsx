import type { ReactNode, RefObject } from 'react'
import { MessageBubble } from '#src/illustrations/scenes/MessageBubble.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { TextButton } from '#src/ui/TextButton.tsx'
import { MorningButton } from '../MorningButton.tsx'
import { morningAttributes } from '../morning.attributes.ts'
import { MorningPane } from '../panes/MorningPane.tsx'
import type { MorningAction } from '../state/morningState.ts'
import { MorningCompose, type MorningComposeProps } from './MorningCompose.tsx'

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

type MorningThreadProps = {
  ref: RefObject<HTMLDivElement | null>
  label: string
  /** They stand below the messages, and shrink first. */
  hasManyChoices: boolean
  children: ReactNode
}

/**
 * The messages on the line, the newest last. It gets the focus when a pressed button disappears. On wide screens it takes the free height
 * of the console and scrolls, so that the plant below stays in place. It is aligned to the bottom if it is cut off, and to the top
 * otherwise.
 */
function MorningThread({ ref, label, hasManyChoices, children }: MorningThreadProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, which cannot scroll everywhere
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={label}
      className="rounded-sm xl:-m-1 xl:flex xl:min-h-0 xl:flex-1 xl:basis-0 xl:flex-col-reverse xl:overflow-y-auto xl:p-1"
    >
      <div className={cn('flex flex-col gap-2 xl:mb-auto xl:gap-1.5 low:gap-1', hasManyChoices && 'xl:max-h-full')}>{children}</div>
    </div>
  )
}

type MorningMessageProps = {
  text: string
  /** Its language; empty if unknown. */
  lang?: string | undefined
  /** Its meaning in English. */
  gloss?: string | undefined
  /** The whole answer in English if only a receipt is in the language itself. Folded, because the record says the same. */
  inFull?: { name: string; text: string } | undefined
  time: string
  isReply?: boolean
  /** Low windows show one message and its answer, and leave older ones to screen readers. */
  isOlder?: boolean
}

const WIDTH = 'shrink-0 max-w-[94%] xl:max-w-full'

/** One message: an employee's on paper, the line's in amber. */
function MorningMessage({ text, lang, gloss, inFull, time, isReply = false, isOlder = false }: MorningMessageProps) {
  return (
    <MessageBubble
      {...morningAttributes.message.props(isReply ? 'reply' : 'report')}
      look={isReply ? 'reply' : 'message'}
      size="console"
      className={cn(WIDTH, inFull && 'low:min-w-46', isOlder && 'low:sr-only')}
    >
      <span lang={lang || undefined}>{text}</span>
      <span className={gloss ? 'mt-0.5 block text-xs low:mt-0' : 'ml-2 text-xs'}>
        {gloss && (
          <>
            <i className={inFull ? 'low:hidden' : ''}>{gloss}</i>
            {!inFull && ' · '}
          </>
        )}
        {!inFull && <span className="tabular-nums">{time}</span>}
      </span>
      {/* Beside the name of the folded answer, because a line of its own would push the first message out of sight. */}
      {inFull && <span className="float-right ml-2 text-xs leading-6 tabular-nums">{time}</span>}
      {inFull && (
        <details className="text-xs">
          <summary className="target cursor-pointer font-medium underline decoration-dotted underline-offset-3">{inFull.name}</summary>
          {inFull.text}
        </details>
      )}
    </MessageBubble>
  )
}

const LOOKS = {
  /** If these have too little space, they scroll, so that the question above them stays whole. */
  many: 'flex flex-wrap gap-1.5 xl:-m-1 xl:min-h-16 xl:overflow-y-auto xl:p-1 low:gap-x-1 low:gap-y-0.5',
  few: 'flex shrink-0 flex-wrap gap-1.5',
}

export type LineChoicesProps = {
  /** The question that they answer, or the name of the line. */
  label: string
  look: keyof typeof LOOKS
  options: readonly { label: string; action: MorningAction }[]
  /** Name of the button that undoes all that the visitor did; undefined if there is nothing to undo. */
  reset: string | undefined
  onAct: (action: MorningAction) => void
}

/** What a visitor can answer or do, below the messages. */
function LineChoices({ label, look, options, reset, onAct }: LineChoicesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div role="group" aria-label={label} className={LOOKS[look]}>
      {options.map((option) => (
        <MorningButton key={option.label} onClick={() => onAct(option.action)}>
          {option.label}
        </MorningButton>
      ))}
      {/* Beside the choices, because below the text box it would take a line from the thread. */}
      {reset && (
        <TextButton look="small" surface="deck" onClick={() => onAct({ type: 'reset' })}>
          {reset}
        </TextButton>
      )}
    </div>
  )
}
