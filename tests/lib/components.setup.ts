import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Files share a worker and its document (vitest.config.ts), so each starts with an empty page.
for (const element of [document.documentElement, document.head, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
document.head.replaceChildren()
document.body.replaceChildren()
for (const storage of [localStorage, sessionStorage]) storage.clear()
history.replaceState(null, '', '/')

// Radix needs this, and jsdom has no layout.
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoResizeObserver)
vi.stubGlobal('matchMedia', () => new EventTarget())
// jsdom takes `<search>` for an unknown element, of which React warns. TypeScript refuses unknown ones.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement', configurable: true })
Element.prototype.scrollIntoView = () => {}
Element.prototype.hasPointerCapture = () => false
Element.prototype.setPointerCapture = () => {}
Element.prototype.releasePointerCapture = () => {}

afterEach(cleanup)
