import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { relOf } from '#src/lib/anywhere/pages/outsideAddress.ts'
import { Unbroken } from '../Unbroken.tsx'

const LOOKS = {
  /** The note at the end of the row. */
  ended: 'gap-x-6 gap-y-1 py-4 sm:grid-cols-ended sm:items-baseline',
  /** A longer note, beside the label. */
  beside: 'gap-x-8 gap-y-1 py-4 md:grid-cols-beside md:items-baseline',
  /** The note below the label. */
  below: 'gap-x-6 gap-y-0 py-3.5 lg:py-5',
}

export type RowLinkProps = {
  href: string
  label: string
  note: string
  look: keyof typeof LOOKS
  /** Before the label: what the reader has to know first. */
  before?: ReactNode
}

/** A row of a list that is one link. Only the label is underlined, not the note. */
export function RowLink({ href, label, note, look, before }: RowLinkProps) {
  return (
    <a href={href} rel={relOf(href)} className={cn('grid row-light no-underline', LOOKS[look])}>
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
