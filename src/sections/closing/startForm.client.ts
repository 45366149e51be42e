/**
 * Begins a demo request at the end of a page. The values stay in this tab for the form (sections/demo/frame/frameStart.client.ts), not in
 * the URL, where servers, statistics and other sites would see them. Errors that the browser finds are shown at the fields and in the
 * title, as in the other forms, instead of the browser's bubble. A page script, because pages without an island have this form.
 */

import { parseStartFields } from '#src/demoForm/demoStart.ts'
import { withErrorPrefix } from '#src/lib/anywhere/form/formErrors.ts'
import { STORAGE_KEYS } from '#src/specification/interfaceValues.ts'
import { startFormAttributes } from './startForm.attributes.ts'

/**
 * @param go navigates to the form's page
 * @returns a function that removes the listeners
 */
export function connectStartForm(
  root: Document = document,
  go: (address: string) => void = (address) => location.assign(address),
): () => void {
  const listening = new AbortController()
  const { signal } = listening
  for (const form of root.querySelectorAll<HTMLFormElement>(startFormAttributes.form.selector)) {
    const fields = Array.from(form.querySelectorAll<HTMLInputElement>(startFormAttributes.field.selector))
    form.noValidate = true
    const recheck = () => form.querySelector('[aria-invalid="true"]') && showFieldErrors(form, fields)
    const beginRequest = (event: Event) => {
      event.preventDefault()
      const wrongField = showFieldErrors(form, fields)
      if (wrongField) return wrongField.focus()
      const start = parseStartFields(Object.fromEntries(fields.map((field) => [startFormAttributes.field.read(field), field.value])))
      try {
        if (start) sessionStorage.setItem(STORAGE_KEYS.demoStart, JSON.stringify(start))
        else sessionStorage.removeItem(STORAGE_KEYS.demoStart)
      } catch {
        // Storage is blocked: the form is then empty.
      }
      go(form.action)
    }
    form.addEventListener('input', recheck, { signal })
    form.addEventListener('submit', beginRequest, { signal })
  }
  return () => listening.abort()
}

/** Shows or removes the error of each field. @returns the first invalid field */
function showFieldErrors(form: HTMLFormElement, fields: HTMLInputElement[]): HTMLInputElement | undefined {
  for (const field of fields) {
    const isWrong = !field.validity.valid
    const error = form.querySelector<HTMLElement>(startFormAttributes.error.withValue(startFormAttributes.field.read(field) ?? ''))
    field.setAttribute('aria-invalid', String(isWrong))
    if (error) error.hidden = !isWrong
    if (error && isWrong) field.setAttribute('aria-describedby', error.id)
    else field.removeAttribute('aria-describedby')
  }
  const wrongField = fields.find(({ validity }) => !validity.valid)
  document.title = withErrorPrefix(document.title, wrongField !== undefined)
  return wrongField
}
