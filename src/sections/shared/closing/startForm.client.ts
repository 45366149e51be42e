/**
 * Begins a demo request at the end of a page: what was entered is kept by this tab for the form
 * (sections/demo/frame/frameStart.client.ts) and does not stand in the address, where servers, statistics and other sites would see
 * it. What the browser finds invalid is said at its field and in the title, as in the other forms, in place of the browser's
 * bubble. A page script: the browser's own form does the rest, and pages without an island end with one.
 */

import { withErrorPrefix } from '#src/lib/anywhere/form/formErrors.ts'
import { readDemoStart } from '#src/site/demoForm/demoStart.ts'
import { STORAGE_KEYS } from '#src/site/interfaceValues.ts'
import { startFormAttributes } from './startForm.attributes.ts'

/**
 * @param go how the browser leaves for the form's page
 * @returns a function that takes the listeners away again
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
    const lookAgain = () => form.querySelector('[aria-invalid="true"]') && wrongOf(form, fields)
    const begin = (event: Event) => {
      event.preventDefault()
      const wrong = wrongOf(form, fields)
      if (wrong) return wrong.focus()
      const start = readDemoStart(Object.fromEntries(fields.map((field) => [startFormAttributes.field.read(field), field.value])))
      try {
        if (start) sessionStorage.setItem(STORAGE_KEYS.demoStart, JSON.stringify(start))
        else sessionStorage.removeItem(STORAGE_KEYS.demoStart)
      } catch {
        // Storage is blocked: the form is empty then, and asks for all of it.
      }
      go(form.action)
    }
    form.addEventListener('input', lookAgain, { signal })
    form.addEventListener('submit', begin, { signal })
  }
  return () => listening.abort()
}

/** Says what is wrong with each field, or no longer. @returns the first that is wrong */
function wrongOf(form: HTMLFormElement, fields: HTMLInputElement[]): HTMLInputElement | undefined {
  for (const field of fields) {
    const isWrong = !field.validity.valid
    const error = form.querySelector<HTMLElement>(startFormAttributes.error.withValue(startFormAttributes.field.read(field) ?? ''))
    field.setAttribute('aria-invalid', String(isWrong))
    if (error) error.hidden = !isWrong
    if (error && isWrong) field.setAttribute('aria-describedby', error.id)
    else field.removeAttribute('aria-describedby')
  }
  const wrong = fields.find(({ validity }) => !validity.valid)
  document.title = withErrorPrefix(document.title, wrong !== undefined)
  return wrong
}
