import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { validityOf } from './FieldError.tsx'
import { type DerivedAttributes, FIELD_CLASS, type LabelAndError, LabeledField } from './LabeledField.tsx'

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

type TextAreaFieldProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, DerivedAttributes> & LabelAndError

/** A text area with a label. Beside other fields it is as high as they are. */
export function TextAreaField({ id, label, error, ...area }: TextAreaFieldProps) {
  return (
    <LabeledField id={id} label={label} error={error}>
      <textarea {...area} id={id} {...validityOf(id, error)} className={`${FIELD_CLASS} py-2.5 sm:h-12 sm:min-h-12`} />
    </LabeledField>
  )
}
