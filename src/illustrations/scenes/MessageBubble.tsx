import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'

/** Whose it is: which side it stands at, in a grid and in a column, the corner that points at its sender, and its background. */
const LOOKS = {
  /** What somebody says first: a report to the line, or a message to a crew. */
  said: 'justify-self-start self-start rounded-bl-tick bg-bubble text-bubble-ink',
  /** The same where the page itself is paper. */
  saidOnCard: 'justify-self-start self-start rounded-bl-tick bg-card',
  /** What comes back. */
  answer: 'justify-self-end self-end rounded-br-tick bg-signal text-signal-ink',
  /** An answer that settles it. */
  yes: 'justify-self-end self-end rounded-br-tick bg-go font-bold whitespace-nowrap text-signal-ink',
}
const SIZES = {
  small: 'px-3 py-2 text-sm leading-snug',
  /** On home's console, which has the height of a window. */
  console: 'px-3 py-2 text-sm leading-snug xl:px-2.5 xl:py-1.5 low:py-1 low:leading-[1.2]',
  medium: 'px-3.5 py-2.5 text-sm leading-snug',
  large: 'px-4 py-3 font-semibold text-balance',
}

export type MessageBubbleProps = {
  look: keyof typeof LOOKS
  size?: keyof typeof SIZES
  /** As wide and as high as its place, rather than at a side of it. */
  isStretched?: boolean
  /** A span where only text may stand, as in a label. */
  as?: 'div' | 'span'
  /** Code of its language, where that is not the page's. */
  lang?: string | undefined
  /** How wide it may be in its place. */
  className?: string
  children: ReactNode
}

/** A message as the phone of its sender or receiver shows it. */
export function MessageBubble({ look, size = 'medium', isStretched = false, as: Tag = 'div', className, ...rest }: MessageBubbleProps) {
  const stretched = isStretched && 'justify-self-stretch self-stretch'
  return <Tag className={cn('rounded-lg', SIZES[size], LOOKS[look], stretched, className)} {...rest} />
}
