import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'

/** Looks by sender: the side in a grid and in a column, the corner that points at the sender, and the background. */
const LOOKS = {
  /** The first message: a report to the line, or a message to a crew. */
  message: 'justify-self-start self-start rounded-bl-tick bg-bubble text-bubble-ink',
  /** The first message, if the page itself is paper. */
  messageOnCard: 'justify-self-start self-start rounded-bl-tick bg-card',
  /** A reply. */
  reply: 'justify-self-end self-end rounded-br-tick bg-signal text-signal-ink',
  /** A reply that settles the matter. */
  consent: 'justify-self-end self-end rounded-br-tick bg-go font-bold whitespace-nowrap text-signal-ink',
}
const SIZES = {
  small: 'px-3 py-2 text-sm leading-snug',
  /** On home's console, which is as high as the window. */
  console: 'px-3 py-2 text-sm leading-snug xl:px-2.5 xl:py-1.5 low:py-1 low:leading-[1.2]',
  medium: 'px-3.5 py-2.5 text-sm leading-snug',
  large: 'px-4 py-3 font-semibold text-balance',
}

export type MessageBubbleProps = {
  look: keyof typeof LOOKS
  size?: keyof typeof SIZES
  /** Fills its container instead of standing at one side. */
  isStretched?: boolean
  /** A span where only text is allowed, as in a label. */
  as?: 'div' | 'span'
  /** Language code, if it is not the page's language. */
  lang?: string | undefined
  /** Its maximum width. */
  className?: string
  children: ReactNode
}

/** A message as a phone shows it. */
export function MessageBubble({ look, size = 'medium', isStretched = false, as: Tag = 'div', className, ...rest }: MessageBubbleProps) {
  const stretched = isStretched && 'justify-self-stretch self-stretch'
  return <Tag className={cn('rounded-lg', SIZES[size], LOOKS[look], stretched, className)} {...rest} />
}
