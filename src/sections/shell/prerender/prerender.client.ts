/**
 * Pages that a browser draws ahead of a click (SpeculationRules.tsx). The link that a mouse comes to rest on is marked, and
 * the rules take marked links at once: their own hover is 200 ms, too late for a click that follows soon. What such a page does
 * meanwhile: layoutAhead.client.ts. A page script: it marks links of finished HTML, on every page.
 */
import { shellAttributes } from '../shell.attributes.ts'

const { rested } = shellAttributes
/** How long a mouse is on a link that it does not just cross, in milliseconds from when it came: a busy page hears of it later. */
const REST = 65

/** @returns a function that takes the listener away again */
export function connectRestedLinks(root: Document = document): () => void {
  const listening = new AbortController()
  let pending: ReturnType<typeof setTimeout> | undefined
  const mark = (link: Element) => {
    if (link.hasAttribute(rested.attribute)) return
    // One page ahead is enough: the browser gives up the one before.
    root.querySelector(rested.selector)?.removeAttribute(rested.attribute)
    link.setAttribute(rested.attribute, '')
  }
  root.addEventListener(
    'pointerover',
    ({ pointerType, target, timeStamp }) => {
      clearTimeout(pending)
      const link = pointerType === 'mouse' && target instanceof Element && target.closest('a[href]')
      if (link) pending = setTimeout(() => mark(link), timeStamp + REST - performance.now())
    },
    { signal: listening.signal },
  )
  return () => {
    clearTimeout(pending)
    listening.abort()
  }
}
