import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectNamedClaim } from './claims.client.ts'

const scrolled = vi.fn()
let stop = () => {}
const isOpen = () => document.querySelector('details')?.open

beforeEach(() => {
  document.body.innerHTML = '<h2 id="results">Results</h2><details><summary>Results</summary><p id="guarantee">90 days</p></details>'
  Element.prototype.scrollIntoView = scrolled
  scrolled.mockClear()
})
afterEach(() => {
  stop()
  history.replaceState(null, '', '/')
})

it('the page of claims opens the part with the figure that the address names, and goes there', () => {
  history.replaceState(null, '', '/claims#guarantee')
  stop = connectNamedClaim()
  expect(isOpen()).toBe(true)
  expect(scrolled.mock.contexts).toEqual([document.getElementById('guarantee')])
})
it('the page of claims does so when the address changes', () => {
  stop = connectNamedClaim()
  history.replaceState(null, '', '/claims#guarantee')
  window.dispatchEvent(new Event('hashchange'))
  expect(isOpen()).toBe(true)
})
it.each(['', '#results', '#nothing'])('the page of claims leaves all as it is with the address "%s"', (hash) => {
  history.replaceState(null, '', `/claims${hash}`)
  stop = connectNamedClaim()
  expect(isOpen()).toBe(false)
  expect(scrolled).not.toHaveBeenCalled()
})
it('the page of claims does not scroll where the part is open, as on wide screens: the browser goes there, or back to where it was', () => {
  document.querySelector('details')?.setAttribute('open', '')
  history.replaceState(null, '', '/claims#guarantee')
  stop = connectNamedClaim()
  expect(scrolled).not.toHaveBeenCalled()
})
it('the page of claims stops when it is told to', () => {
  connectNamedClaim()()
  history.replaceState(null, '', '/claims#guarantee')
  window.dispatchEvent(new Event('hashchange'))
  expect(isOpen()).toBe(false)
})
