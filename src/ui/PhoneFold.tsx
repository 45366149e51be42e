import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../lib/anywhere/markup/cn'
import { uiAttributes } from './ui.attributes'

export type PhoneFoldProps = {
  /** A heading, and what else stays in sight. */
  title: ReactNode
  /** What unfolds, for those who hear it. */
  label: string
  /** What unfolds are links: a landmark of that name. */
  isNav?: boolean
  /** Tablets fold it too: it is long where nothing stands beside it. */
  foldsOnTablets?: boolean
  children: ReactNode
  className?: string
}

/**
 * A part that phones fold under its heading; elsewhere and on paper it lies open (styles/phones.css). The native button
 * lies over the heading, so that the page keeps its outline and the whole line can be tapped.
 */
export function PhoneFold({ title, label, isNav = false, foldsOnTablets = false, children, className }: PhoneFoldProps) {
  const Root = isNav ? 'nav' : 'div'
  return (
    <Root aria-label={isNav ? label : undefined} className={cn('relative', className)}>
      {title}
      <details className={cn('phone-fold', foldsOnTablets && 'tablet-fold')}>
        <summary {...uiAttributes.print.props('no')} className="absolute inset-x-0 top-0 flex h-11 list-none items-center justify-end">
          <span className="sr-only">{label}</span>
          <Plus aria-hidden="true" {...uiAttributes.turn.props()} className="size-5" />
        </summary>
        {children}
      </details>
    </Root>
  )
}
