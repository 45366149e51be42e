import type { ReactNode, RefObject } from 'react'
import { MessageBubble } from '#src/illustrations/scenes/MessageBubble.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { morningAttributes } from '../morning.attributes.ts'

export type MorningThreadProps = {
  ref: RefObject<HTMLDivElement | null>
  label: string
  /** Choices stand below what was said, and give way first (`CHOICES`). */
  hasChoices: boolean
  children: ReactNode
}

/**
 * What was said on the line, the newest last. Takes focus where the button that was pressed goes away. On wide screens it
 * has what the console leaves it and scrolls, so that the plant below stays where it is; drawn from the bottom, it shows the newest
 * where it is cut, and begins below its name where it is not.
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
  /** Code of its language; empty where it is not known. */
  lang?: string | undefined
  /** What it says in English. */
  gloss?: string | undefined
  /** The whole answer in English, where only a receipt is in the language itself: behind its name, since the record says it too. */
  inFull?: { name: string; text: string } | undefined
  time: string
  isReply?: boolean
  /** An older message: low windows have space for one message and its answer, and leave older ones to screen readers. */
  isPassed?: boolean
}

/** Many choices: where they have too little space they scroll among themselves, so that what they answer stays whole. */
export const CHOICES = 'flex flex-wrap gap-1.5 xl:-m-1 xl:min-h-16 xl:overflow-y-auto xl:p-1 low:gap-x-1 low:gap-y-0.5'

const WIDTH = 'shrink-0 max-w-[94%] xl:max-w-full'

/** One message: an employee's on paper, the line's in signal. */
export function MorningMessage({ text, lang, gloss, inFull, time, isReply = false, isPassed = false }: MorningMessageProps) {
  return (
    <MessageBubble
      {...morningAttributes.message.props(isReply ? 'reply' : 'report')}
      look={isReply ? 'answer' : 'said'}
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
      {/* Beside the name of what is in full: a line of its own would push the first message out of sight. */}
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
