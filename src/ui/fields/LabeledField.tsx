import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { FieldError } from './FieldError.tsx'

/** Classes shared by every field that a visitor types or chooses in: edge, background and text. */
export const FIELD_CLASS = cn(
  'block w-full rounded-sm control-edge border-edge',
  'bg-card px-3.5 text-base text-ink',
  'placeholder:text-ink-3 aria-invalid:border-stop-ink',
)

/** Attributes that a field derives from `id` and `error`, so callers must not set them. */
export type DerivedAttributes = 'id' | 'className' | 'aria-invalid' | 'aria-describedby'

/** Props that every kind of field has. */
export type LabelAndError = {
  id: string
  label: string
  /** Shown below the field. It also marks the field as invalid and is connected to it for screen readers. */
  error?: string | undefined
}

/** The label above a field of any kind, and the error below it. */
export function LabeledField({ id, label, error, children }: LabelAndError & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="relative mt-1.5">{children}</div>
      <FieldError id={id} error={error} />
    </div>
  )
}
