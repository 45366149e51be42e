import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { QUIET_INKS, type Surface } from '#src/ui/surface.ts'

export type SampleNoteProps = {
  /** From content/shared/samples.yaml while the section's content is a sample. Without it nothing is drawn. */
  note: string | undefined
  surface?: Surface
  className?: string
}

/** Small print that says that the section's content is a sample. */
export function SampleNote({ note, surface = 'paper', className }: SampleNoteProps) {
  return note ? <p className={cn('text-xs', QUIET_INKS[surface], className)}>{note}</p> : null
}
