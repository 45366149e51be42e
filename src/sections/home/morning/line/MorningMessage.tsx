import { MessageBubble } from '#src/illustrations/scenes/MessageBubble.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { morningAttributes } from '../morning.attributes.ts'

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
  /** Low windows show one message and its answer, and leave older ones to screen readers. */
  isOlder?: boolean
}

const WIDTH = 'shrink-0 max-w-[94%] xl:max-w-full'

/** One message: an employee's on paper, the line's in amber. */
export function MorningMessage({ text, lang, gloss, inFull, time, isReply = false, isOlder = false }: MorningMessageProps) {
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
