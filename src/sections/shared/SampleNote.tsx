import { cn } from '../../lib/anywhere/markup/cn'
import { type Ground, QUIET_INKS } from '../../ui/ground'

export type SampleNoteProps = {
  /** From content/samples.yaml, while the section's content is a sample; nothing is drawn without it. */
  note: string | undefined
  ground?: Ground
  className?: string
}

/** Small print that says that what the section shows stands in until it is replaced. */
export function SampleNote({ note, ground = 'paper', className }: SampleNoteProps) {
  return note ? <p className={cn('text-xs', QUIET_INKS[ground], className)}>{note}</p> : null
}
