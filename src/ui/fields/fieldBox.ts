import { cn } from '#src/lib/anywhere/markup/cn.ts'

/** What one writes or chooses in, whatever it is: its edge, its background and its words. */
export const FIELD_BOX = cn(
  'block w-full rounded-sm control-edge border-edge',
  'bg-card px-3.5 text-base text-ink',
  'placeholder:text-ink-3 aria-invalid:border-stop-ink',
)
