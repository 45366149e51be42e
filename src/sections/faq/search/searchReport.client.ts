import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { oneOrMany } from '#src/lib/anywhere/text/wording.ts'
import { ANNOUNCE_DELAY_MS } from '#src/lib/anywhere/time/announceDelay.ts'
import { faqAttributes } from '../faq.attributes.ts'

/** What a search says in its status and writes into the URL. */
export type SearchReport = {
  /** Waits until the visitor has stopped typing. Then it announces the result and puts the query into the URL. */
  settle: (query: string, count: number) => void
  /** Asks for a word, at once. */
  ask: () => void
  stop: () => void
}

/** @param status the element that screen readers read when it changes; its attributes have the words */
export function createSearchReport(status: HTMLElement, view: Window): SearchReport {
  const askText = faqAttributes.ask.read(status)
  const foundWords = { one: faqAttributes.foundOne.read(status) ?? '', many: faqAttributes.foundMany.read(status) ?? '' }
  let settling: ReturnType<typeof setTimeout> | undefined
  return {
    settle: (query, count) => {
      clearTimeout(settling)
      if (!query || status.textContent === askText) status.textContent = ''
      // WebKit refuses a URL change for each letter.
      settling = setTimeout(() => {
        if (query) status.textContent = fillIn(oneOrMany(count, foundWords), { count, query })
        keepQuery(query, view)
      }, ANNOUNCE_DELAY_MS)
    },
    ask: () => {
      status.textContent = askText
    },
    stop: () => clearTimeout(settling),
  }
}

/** Puts the query into the URL, so that the page can be shared and reloaded with it. */
function keepQuery(query: string, view: Window): void {
  const address = new URL(view.location.href)
  if (query) address.searchParams.set('q', query)
  else address.searchParams.delete('q')
  view.history.replaceState(null, '', address)
}
