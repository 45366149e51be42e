import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { FIELD_CLASS } from './fieldClass.ts'
import { Select, type SelectProps } from './Select.tsx'

/** Attributes that the field derives from `id` and `error`, so callers must not set them. */
type OwnAttributes = 'id' | 'className' | 'aria-invalid' | 'aria-describedby'

/** Props that every kind of field has. */
type Shared = {
  id: string
  label: string
  /** Shown below the field. It also marks the field as invalid and is connected to it for screen readers. */
  error?: string | undefined
}

/** @returns the id of a field's error message */
export const fieldErrorId = (id: string) => `${id}-error`

/** Sets `aria-invalid` explicitly: Chromium otherwise announces an empty required field as invalid before the visitor has done anything. */
export const validityOf = (id: string, error?: string) =>
  error ? { 'aria-invalid': true, 'aria-describedby': fieldErrorId(id) } : { 'aria-invalid': false }

/**
 * The error of the field with this id. Screen readers announce it with the field (`validityOf`). Without an error nothing is rendered, so
 * the space above belongs to this element.
 */
export function FieldError({ id, error }: Pick<Shared, 'id' | 'error'>) {
  if (!error) return null
  return (
    <p id={fieldErrorId(id)} className="pt-1.5 text-sm font-medium text-stop-ink">
      {error}
    </p>
  )
}

function Labeled({ id, label, error, children }: Shared & { children: ReactNode }) {
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

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, OwnAttributes> &
  Shared & {
    /** A control inside the field, at its right edge. */
    trailing?: ReactNode
  }

/** An input with a visible label and an error message. */
export function Field({ id, label, error, trailing, ...input }: FieldProps) {
  return (
    <Labeled id={id} label={label} error={error}>
      <input {...input} id={id} {...validityOf(id, error)} className={`${FIELD_CLASS} min-h-12 ${trailing ? 'pr-13' : ''}`} />
      {trailing && <div className="absolute inset-y-0 right-0.5 flex items-center">{trailing}</div>}
    </Labeled>
  )
}

export type SelectFieldProps = Omit<SelectProps, OwnAttributes | 'look'> &
  Shared & {
    choices: readonly string[]
    /** The empty first option, so that the visitor has to choose. */
    placeholder: string
  }

/** The browser's own select with a label, in the look of the other fields. */
export function SelectField({ id, label, error, choices, placeholder, ...select }: SelectFieldProps) {
  return (
    <Labeled id={id} label={label} error={error}>
      <Select {...select} id={id} {...validityOf(id, error)}>
        <option value="">{placeholder}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    </Labeled>
  )
}

export type TextAreaFieldProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, OwnAttributes> & Shared

/** A text area with a label. Beside other fields it is as high as they are. */
export function TextAreaField({ id, label, error, ...area }: TextAreaFieldProps) {
  return (
    <Labeled id={id} label={label} error={error}>
      <textarea {...area} id={id} {...validityOf(id, error)} className={`${FIELD_CLASS} py-2.5 sm:h-12 sm:min-h-12`} />
    </Labeled>
  )
}
