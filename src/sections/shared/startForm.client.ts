/**
 * Begins a demo request at the end of a page: what was entered is kept by this tab for the form (demo/frameStart.client.ts)
 * and does not stand in the address, where servers, statistics and other sites would see it.
 */
import { startOf } from '../../lib/anywhere/demoStart'
import { STORAGE_KEYS } from '../../site/interfaceValues'
import { sharedHooks } from './shared.hooks'

const { startForm, startField } = sharedHooks

/** @param go how the browser leaves for the form's page */
export function connectStartForm(root: Document = document, go: (address: string) => void = (address) => location.assign(address)): void {
  for (const form of root.querySelectorAll<HTMLFormElement>(startForm.selector))
    form.addEventListener('submit', (event) => {
      const fields = Array.from(form.querySelectorAll<HTMLInputElement>(startField.selector))
      const start = startOf(Object.fromEntries(fields.map((field) => [startField.read(field), field.value])))
      try {
        if (start) sessionStorage.setItem(STORAGE_KEYS.demoStart, JSON.stringify(start))
        else sessionStorage.removeItem(STORAGE_KEYS.demoStart)
      } catch {
        // Storage is blocked: the form is empty then, and asks for all of it.
      }
      event.preventDefault()
      go(form.action)
    })
}
