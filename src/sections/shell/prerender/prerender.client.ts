/**
 * Prerendering (SpeculationRules.tsx): marks the link on which a mouse rests, and the rules take marked links at once. The browsers' own
 * hover of 200 ms is too late for a quick click. layoutAhead.client.ts lays such a page out. Firefox has no such rules, so the page is
 * fetched there. A page script, because it only marks links of HTML, on every page.
 */
import { shellAttributes } from '../shell.attributes.ts'

const { rested } = shellAttributes
/** How long a mouse must rest on a link since it came; a busy page gets the event later. */
const REST_MS = 65

/** Firefox. Safari has neither, and its cache does not give a page what a script fetched. */
const prefetchesWithoutRules = () =>
  !HTMLScriptElement.supports?.('speculationrules') && document.createElement('link').relList.supports('prefetch')

/**
 * Fetches a page of this site into the browser's cache, where it stays long enough for a click (`CACHE_CONTROL.page`). A prefetching link
 * would wait until the browser has nothing else to do.
 */
function fetchAhead({ href, origin, pathname }: HTMLAnchorElement): void {
  const isOtherPage = origin === location.origin && pathname !== location.pathname && !pathname.includes('.')
  // A failure is left to the click.
  if (isOtherPage) fetch(href).catch(() => null)
}

/** @returns a function that removes the listener */
export function connectRestedLinks(root: Document = document): () => void {
  const listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const mark = (link: HTMLAnchorElement) => {
    if (link.hasAttribute(rested.attribute)) return
    // One prerendered page is enough: the browser drops the previous one.
    root.querySelector(rested.selector)?.removeAttribute(rested.attribute)
    link.setAttribute(rested.attribute, '')
    if (prefetchesWithoutRules()) fetchAhead(link)
  }
  root.addEventListener(
    'pointerover',
    ({ pointerType, target, timeStamp }) => {
      clearTimeout(timer)
      const link = pointerType === 'mouse' && target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
      if (link) timer = setTimeout(() => mark(link), timeStamp + REST_MS - performance.now())
    },
    { signal: listening.signal },
  )
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}
