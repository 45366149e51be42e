import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { uiAttributes } from './ui.attributes.ts'

export type PhoneFoldProps = {
  /** What stays in sight: a heading, and what belongs to it. */
  head: ReactNode
  /** What unfolds, for those who hear it. */
  label: string
  /** What unfolds are links: a landmark of that name. */
  isNav?: boolean
  /** The widest screens that fold it: tablets too what is long where nothing stands beside it. */
  upTo?: 'phone' | 'tablet'
  /** False where it lies open on every screen: of a list, some texts may be folded, and others not. */
  isFolded?: boolean
  /** On phones a line of the deck parts it from what stands above it. */
  isRuled?: boolean
  children: ReactNode
  className?: string
}

/** @returns whether phones fold a text of a list: in lists of five or more, all texts from the third on, because the titles say enough */
export const isTextFolded = (index: number, count: number): boolean => count > 4 && index > 1

/**
 * A part that phones fold under its heading; elsewhere and on paper it lies open (styles/phones.css). The native button
 * lies over the heading, so that the page keeps its outline and the whole line can be tapped.
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
