import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { uiAttributes } from './ui.attributes.ts'

export type PhoneFoldProps = {
  /** The visible part: a heading, and what belongs to it. */
  head: ReactNode
  /** Names the folded part for screen readers. */
  label: string
  /** Whether the folded part is a navigation, a landmark of that name. */
  isNav?: boolean
  /** The widest screens that fold it. Tablets fold long parts with nothing beside them. */
  upTo?: 'phone' | 'tablet'
  /** False if it is open on every screen, as the first texts of a list. */
  isFolded?: boolean
  /** On phones a line of the deck separates it from the content above. */
  isRuled?: boolean
  children: ReactNode
  className?: string
}

/** @returns whether phones fold a text of a list: in lists of five or more, all texts from the third on, because the titles say enough */
export const isTextFolded = (index: number, count: number): boolean => count > 4 && index > 1

/**
 * A part that phones fold under its heading. On other screens and on paper it is open (styles/phones.css). The native button lies over the
 * heading, so that the page keeps its outline and the whole line can be tapped.
 */
export function PhoneFold(props: PhoneFoldProps) {
  const { head, label, isNav = false, upTo = 'phone', isFolded = true, isRuled = false, children, className } = props
  const Root = isNav ? 'nav' : 'div'
  if (!isFolded)
    return (
      <div className={className}>
        {head}
        {children}
      </div>
    )
  return (
    <Root
      aria-label={isNav ? label : undefined}
      className={cn('relative', isRuled && 'max-sm:border-t max-sm:border-deck-line', className)}
    >
      {head}
      <details className={cn('phone-fold', upTo === 'tablet' && 'tablet-fold')}>
        <summary {...uiAttributes.print.props('no')} className="absolute inset-x-0 top-0 flex h-11 list-none items-center justify-end">
          <span className="sr-only">{label}</span>
          <Plus aria-hidden="true" {...uiAttributes.turn.props()} className="size-5" />
        </summary>
        {children}
      </details>
    </Root>
  )
}
