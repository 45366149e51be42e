import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Files share a worker and its document (vitest.config.ts): each begins with a page of its own.
for (const element of [document.documentElement, document.head, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
document.head.replaceChildren()
document.body.replaceChildren()
for (const storage of [localStorage, sessionStorage]) storage.clear()
history.replaceState(null, '', '/')

// jsdom has no layout: what Radix asks of it.
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoResizeObserver)
vi.stubGlobal('matchMedia', () => new EventTarget())
Element.prototype.scrollIntoView = () => {}
Element.prototype.hasPointerCapture = () => false
Element.prototype.setPointerCapture = () => {}
Element.prototype.releasePointerCapture = () => {}

afterEach(cleanup)
