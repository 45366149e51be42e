import { cn } from '#src/lib/anywhere/markup/cn.ts'

export type RecordNotesProps = {
  notes: readonly { text: string; isDecision?: boolean }[]
  /** Spacing around it. */
  className: string
}

/** What HR does with a report. Low windows show only its decision. */
export function RecordNotes({ notes, className }: RecordNotesProps) {
  return (
    <ul className={cn('grid gap-1.5 xl:gap-1 text-xs leading-snug low:leading-tight text-on-deck-2', className)}>
      {notes.map(({ text, isDecision = false }) => (
        <li key={text} className={cn('grid first-col-3.5', !isDecision && 'low:hidden')}>
          <span aria-hidden="true" className="mt-[0.42em] size-1.75 rounded-xs bg-hold" />
          {text}
        </li>
      ))}
    </ul>
  )
}
