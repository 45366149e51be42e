import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { uiAttributes } from './ui.attributes.ts'

export type PhoneFoldProps = {
  /** The part that always shows: a heading, and whatever belongs to it. */
  head: ReactNode
  /** The name of the folded content, for screen readers. */
  label: string
  /** The folded content is links, and becomes a navigation landmark with the name `label`. */
  isNav?: boolean
  /** The widest screens that fold it. Use `tablet` for long content with nothing beside it. */
  upTo?: 'phone' | 'tablet'
  /** False if it is open on every screen. In one list some texts may fold and others not. */
  isFolded?: boolean
  children: ReactNode
  className?: string
}

/** @returns whether phones fold a text of a list: in lists of five or more, all texts from the third on, because the titles say enough */
export const isTextFolded = (index: number, count: number): boolean => count > 4 && index > 1

/**
 * A part that phones fold under its heading. Elsewhere and on paper it is open (styles/phones.css). A native button covers the heading: the
 * page keeps its outline, and a tap anywhere on the line works.
 */
export function PhoneFold(props: PhoneFoldProps) {
  const { head, label, isNav = false, upTo = 'phone', isFolded = true, children, className } = props
  const Root = isNav ? 'nav' : 'div'
  if (!isFolded)
    return (
      <div className={className}>
        {head}
        {children}
      </div>
    )
  return (
    <Root aria-label={isNav ? label : undefined} className={cn('relative', className)}>
      {head}
      <details className={cn('phone-fold', upTo === 'tablet' && 'tablet-fold')}>
        <summary {...uiAttributes.print.props('no')} className="absolute inset-x-0 top-0 flex h-11 list-none items-center justify-end">
          <span className="sr-only">{label}</span>
          <Plus aria-hidden="true" className="size-5" />
        </summary>
        {children}
      </details>
    </Root>
  )
}
