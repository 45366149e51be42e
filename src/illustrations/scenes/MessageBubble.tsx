import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'

/** The sender decides on which side the bubble stands, which corner points at the sender, and the background. */
const LOOKS = {
  /** A first message: a report to the line, or a message to a crew. */
  said: 'justify-self-start self-start rounded-bl-tick bg-bubble text-bubble-ink',
  /** A first message on a page whose background is the usual color of bubbles. */
  saidOnCard: 'justify-self-start self-start rounded-bl-tick bg-card',
  /** A reply. */
  answer: 'justify-self-end self-end rounded-br-tick bg-signal text-signal-ink',
  /** A reply that settles the matter. */
  yes: 'justify-self-end self-end rounded-br-tick bg-go font-bold whitespace-nowrap text-signal-ink',
}
const SIZES = {
  small: 'px-3 py-2 text-sm leading-snug',
  /** On home's console, which is only as high as the window. */
  console: 'px-3 py-2 text-sm leading-snug xl:px-2.5 xl:py-1.5 low:py-1 low:leading-[1.2]',
  medium: 'px-3.5 py-2.5 text-sm leading-snug',
  large: 'px-4 py-3 font-semibold text-balance',
}

export type MessageBubbleProps = {
  look: keyof typeof LOOKS
  size?: keyof typeof SIZES
  /** Fills its place. */
  isStretched?: boolean
  /** A span for places that allow only text, such as a label. */
  as?: 'div' | 'span'
  /** Its language, if it differs from the page's. */
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
