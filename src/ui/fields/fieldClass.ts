import { cn } from '#src/lib/anywhere/markup/cn.ts'

/** Classes shared by every field that a visitor types or chooses in: edge, background and text. */
export const FIELD_CLASS = cn(
  'block w-full rounded-sm control-edge border-edge',
  'bg-card px-3.5 text-base text-ink',
  'placeholder:text-ink-3 aria-invalid:border-stop-ink',
)
