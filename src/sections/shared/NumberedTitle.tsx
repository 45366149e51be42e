import { cn } from '../../lib/anywhere/markup/cn'
import { Heading } from '../../ui/Heading'

export type NumberedTitleProps = { number: number; isOnDeck?: boolean; className?: string; children: string }

/** A step's title with its number before it, which a list says by itself to those who hear it. */
export function NumberedTitle({ number, isOnDeck = false, className, children }: NumberedTitleProps) {
  return (
    <Heading level={3} className={className}>
      <span aria-hidden="true" className={cn('mr-2.5 font-display font-bold tabular-nums', isOnDeck ? 'text-signal' : 'text-ink-3')}>
        {number}
      </span>
      {children}
    </Heading>
  )
}
