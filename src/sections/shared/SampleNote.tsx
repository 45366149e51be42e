import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { QUIET_INKS, type Surface } from '#src/ui/surface.ts'

export type SampleNoteProps = {
  /** From content/samples.yaml, while the section's content is a sample; nothing is drawn without it. */
  note: string | undefined
  surface?: Surface
  className?: string
}

/** Small print that says that what the section shows stands in until it is replaced. */
export function SampleNote({ note, surface = 'paper', className }: SampleNoteProps) {
  return note ? <p className={cn('text-xs', QUIET_INKS[surface], className)}>{note}</p> : null
}
