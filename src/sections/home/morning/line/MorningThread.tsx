import type { ReactNode, RefObject } from 'react'
import { MessageBubble } from '#src/illustrations/scenes/MessageBubble.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { morningAttributes } from '../morning.attributes.ts'

export type MorningThreadProps = {
  ref: RefObject<HTMLDivElement | null>
  label: string
  /** Choices stand below the messages, and shrink first (`CHOICES`). */
  hasChoices: boolean
  children: ReactNode
}

/**
 * The messages on the line, the newest last. It gets the focus when a pressed button disappears. On wide screens it takes the free height
 * of the console and scrolls, so that the plant below stays in place. It is aligned to the bottom if it is cut off, and to the top
 * otherwise.
 */
export function MorningThread({ ref, label, hasChoices, children }: MorningThreadProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, which cannot scroll everywhere
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={label}
      className="rounded-sm xl:-m-1 xl:flex xl:min-h-0 xl:flex-1 xl:basis-0 xl:flex-col-reverse xl:overflow-y-auto xl:p-1"
    >
      <div className={cn('flex flex-col gap-2 xl:mb-auto xl:gap-1.5 low:gap-1', hasChoices && 'xl:max-h-full')}>{children}</div>
    </div>
  )
}

export type MorningMessageProps = {
  text: string
  /** Its language; empty if unknown. */
  lang?: string | undefined
  /** Its meaning in English. */
  gloss?: string | undefined
  /** The whole answer in English if only a receipt is in the language itself. Folded, because the record says the same. */
  inFull?: { name: string; text: string } | undefined
  time: string
  isReply?: boolean
  /** An older message. Low windows show one message and its answer, and leave older ones to screen readers. */
  isPassed?: boolean
}

/** If many choices have too little space, they scroll, so that the question stays whole. */
export const CHOICES = 'flex flex-wrap gap-1.5 xl:-m-1 xl:min-h-16 xl:overflow-y-auto xl:p-1 low:gap-x-1 low:gap-y-0.5'

const WIDTH = 'shrink-0 max-w-[94%] xl:max-w-full'

/** One message: an employee's on paper, the line's in amber. */
export function MorningMessage({ text, lang, gloss, inFull, time, isReply = false, isPassed = false }: MorningMessageProps) {
  return (
    <MessageBubble
      {...morningAttributes.message.props(isReply ? 'reply' : 'report')}
      look={isReply ? 'reply' : 'message'}
      size="console"
      className={cn(WIDTH, inFull && 'low:min-w-46', isPassed && 'low:sr-only')}
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
