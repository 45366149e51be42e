import { cn } from '../../lib/anywhere/cn'

export type SampleNoteProps = {
  /** From content/samples.yaml, while the section's content is a sample; nothing is drawn without it. */
  note: string | undefined
  className?: string
}

/** Small print that says that what the section shows stands in until it is replaced. */
export function SampleNote({ note, className }: SampleNoteProps) {
  return note ? <p className={cn('text-xs text-ink-2', className)}>{note}</p> : null
}
