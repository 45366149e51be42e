import type { ReactNode } from 'react'
import { cn } from '../../lib/anywhere/markup/cn'
import { Unbroken } from '../Unbroken'

export type RowLinkProps = {
  href: string
  label: string
  note: string
  /** The row's columns. */
  className?: string
  /** Stands before the label: what the reader has to know first. */
  before?: ReactNode
}

/** A row of a list that leads somewhere as a whole: the label is underlined, the note beside it is not. */
export function RowLink({ href, label, note, className, before }: RowLinkProps) {
  return (
    <a href={href} className={cn('grid gap-x-6 gap-y-1 row-light py-4 no-underline', className)}>
      {before}
      <span className="link-line font-semibold">
        <Unbroken text={label} />
      </span>
      <span className="text-sm text-ink-2">
        <Unbroken text={note} />
      </span>
    </a>
  )
}
