import type { ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'

/** Attributes that a field derives from `id` and `error`, so callers must not set them. */
export type DerivedAttributes = 'id' | 'className' | 'aria-invalid' | 'aria-describedby'

/** Props that every kind of field has. */
export type LabelAndError = {
  id: string
  label: string
  /** Shown below the field. It also marks the field as invalid and is connected to it for screen readers. */
  error?: string | undefined
}

export type LabeledFieldProps = LabelAndError & { children: ReactNode }

/** The label above a field of any kind, and the error below it. */
export function LabeledField({ id, label, error, children }: LabeledFieldProps) {
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
