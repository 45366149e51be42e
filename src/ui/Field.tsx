import type { InputHTMLAttributes, ReactNode } from 'react'

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  id: string
  label: string
  /** Shown below the field and tied to it; marks the field as invalid. */
  error?: string | undefined
  /** A control inside the field's right edge. */
  trailing?: ReactNode
}

/** A labelled input. The label is always visible; the error is read out with the field. */
export function Field({ id, label, error, trailing, ...input }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="relative mt-1.5">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`block min-h-12 w-full rounded-sm border-[1.5px] bg-card px-3.5 text-base text-ink placeholder:text-ink-3 ${error ? 'border-stop-ink' : 'border-edge'} ${trailing ? 'pr-13' : ''}`}
          {...input}
        />
        {trailing && <div className="absolute inset-y-0 right-0.5 flex items-center">{trailing}</div>}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-stop-ink">
          {error}
        </p>
      )}
    </div>
  )
}
