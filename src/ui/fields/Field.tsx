import type { InputHTMLAttributes, ReactNode } from 'react'
import { validityOf } from './FieldError.tsx'
import { FIELD_CLASS } from './fieldClass.ts'
import { type DerivedAttributes, type LabelAndError, LabeledField } from './LabeledField.tsx'

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, DerivedAttributes> &
  LabelAndError & {
    /** A control inside the field, at its right edge. */
    trailing?: ReactNode
  }

/** An input with a visible label and an error message. */
export function Field({ id, label, error, trailing, ...input }: FieldProps) {
  return (
    <LabeledField id={id} label={label} error={error}>
      <input {...input} id={id} {...validityOf(id, error)} className={`${FIELD_CLASS} min-h-12 ${trailing ? 'pr-13' : ''}`} />
      {trailing && <div className="absolute inset-y-0 right-0.5 flex items-center">{trailing}</div>}
    </LabeledField>
  )
}
