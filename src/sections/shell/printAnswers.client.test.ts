import { afterEach, beforeEach, expect, it } from 'vitest'
import { connectPrintAnswers } from './printAnswers.client.ts'

let disconnect = () => {}
afterEach(() => disconnect())
beforeEach(() => {
  disconnect = connectPrintAnswers()
  document.body.innerHTML =
    '<header><details id="menu"></details></header><main><details name="faq" open></details><details name="faq"></details><details></details></main>'
})
const listAnswers = () => Array.from(document.querySelectorAll<HTMLDetailsElement>('main details'))

it('the script for printing opens every answer for printing, also those of which only one may be open', () => {
  window.dispatchEvent(new Event('beforeprint'))
  expect(listAnswers().map(({ open }) => open)).toEqual([true, true, true])
  // Browsers keep one open of those with a name, and jsdom does not.
  expect(listAnswers().filter((details) => details.hasAttribute('name'))).toEqual([])
  expect(document.querySelector<HTMLDetailsElement>('#menu')?.open).toBe(false)
})
it('the script for printing leaves all as it was afterwards', () => {
  window.dispatchEvent(new Event('beforeprint'))
  window.dispatchEvent(new Event('afterprint'))
  expect(listAnswers().map(({ open }) => open)).toEqual([true, false, false])
  expect(listAnswers().map((details) => details.getAttribute('name'))).toEqual(['faq', 'faq', null])
})
it('the script for printing opens nothing once it is let go', () => {
  disconnect()
  window.dispatchEvent(new Event('beforeprint'))
  expect(listAnswers().map(({ open }) => open)).toEqual([true, false, false])
})
