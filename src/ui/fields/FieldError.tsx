export type FieldErrorProps = {
  /** Of the field. */
  id: string
  error?: string | undefined
}

/** @returns the id of a field's error message */
export const fieldErrorId = (id: string) => `${id}-error`

/**
 * Sets `aria-invalid` explicitly: Chromium otherwise announces an empty required field as invalid before the visitor has done anything.
 * @returns the attributes that connect a field with its error
 */
export const validityOf = (id: string, error?: string) =>
  error ? { 'aria-invalid': true, 'aria-describedby': fieldErrorId(id) } : { 'aria-invalid': false }

/**
 * The error of the field with this id. Screen readers announce it with the field (`validityOf`). Without an error nothing is rendered, so
 * the space above belongs to this element.
 */
export function FieldError({ id, error }: FieldErrorProps) {
  if (!error) return null
  return (
    <p id={fieldErrorId(id)} className="pt-1.5 text-sm font-medium text-stop-ink">
      {error}
    </p>
  )
}

/** Classes shared by the messages about a whole form that could not be sent. */
export const ERROR_PANEL_CLASS = 'border-l-4 border-stop-ink bg-stop-wash p-4 text-sm text-stop-ink'
