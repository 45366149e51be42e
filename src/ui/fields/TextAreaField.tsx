import type { TextareaHTMLAttributes } from 'react'
import { validityOf } from './FieldError.tsx'
import { FIELD_CLASS } from './fieldClass.ts'
import { type DerivedAttributes, type LabelAndError, LabeledField } from './LabeledField.tsx'

export type TextAreaFieldProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, DerivedAttributes> & LabelAndError

/** A text area with a label. Beside other fields it is as high as they are. */
export function TextAreaField({ id, label, error, ...area }: TextAreaFieldProps) {
  return (
    <LabeledField id={id} label={label} error={error}>
      <textarea {...area} id={id} {...validityOf(id, error)} className={`${FIELD_CLASS} py-2.5 sm:h-12 sm:min-h-12`} />
    </LabeledField>
  )
}
