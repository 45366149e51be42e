/**
 * Prerendering (SpeculationRules.tsx): marks the link on which a mouse rests, and the rules take marked links at once. The browsers' own
 * hover of 200 ms is too late for a quick click. layoutAhead.client.ts lays such a page out. A page script, because it only marks links of
 * HTML, on every page.
 */
import { shellAttributes } from '../shell.attributes.ts'

const { rested } = shellAttributes
/** How long a mouse must rest on a link, in milliseconds since it came; a busy page gets the event later. */
const REST = 65

/** @returns a function that removes the listener */
export function connectRestedLinks(root: Document = document): () => void {
  const listening = new AbortController()
  let pending: ReturnType<typeof setTimeout> | undefined
  const mark = (link: Element) => {
    if (link.hasAttribute(rested.attribute)) return
    // One prerendered page is enough: the browser drops the previous one.
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
