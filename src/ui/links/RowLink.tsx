import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { relOf } from '#src/lib/anywhere/pages/link.ts'
import { NoBreak } from '../NoBreak.tsx'

const NOTE_PLACES = {
  end: 'gap-x-6 gap-y-1 py-4 sm:grid-cols-ended sm:items-baseline',
  /** For a longer note. */
  beside: 'gap-x-8 gap-y-1 py-4 md:grid-cols-beside md:items-baseline',
  below: 'gap-x-6 gap-y-0 py-3.5 lg:py-5',
}

export type RowLinkProps = {
  href: string
  label: string
  note: string
  /** Where the note stands: at the end of the row, beside the label, or below it. */
  notePlace: keyof typeof NOTE_PLACES
  /** Text before the label, which the reader has to know first. */
  before?: ReactNode
}

/** A row of a list that is a link as a whole. The label is underlined, the note is not. */
export function RowLink({ href, label, note, notePlace, before }: RowLinkProps) {
  return (
    <a href={href} rel={relOf(href)} className={cn('grid row-light no-underline', NOTE_PLACES[notePlace])}>
      {before}
      <span className="link-line font-semibold">
        <NoBreak text={label} />
      </span>
      <span className="text-sm text-ink-2">
        <NoBreak text={note} />
      </span>
    </a>
  )
}
