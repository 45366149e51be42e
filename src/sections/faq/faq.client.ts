/**
 * What native disclosures lack in the FAQ: arrow keys, and `#question` in the URL; one open question, also in older browsers
 * (`oneOpenQuestion.client.ts`); live search, and `?q=` in the URL (`faqSearch.client.ts`). A page script, because it only hides and marks
 * HTML.
 */
import { faqAttributes } from './faq.attributes.ts'
import { connectOneOpenQuestion, openQuestion } from './oneOpenQuestion.client.ts'
import { connectFaqSearch } from './search/faqSearch.client.ts'

/** Connects the FAQ of the page, if there is one. @returns a function that removes the listeners */
export function connectFaq(view: Window = window): () => void {
  const explorer = view.document.querySelector<HTMLElement>(faqAttributes.explorer.selector)
  if (!explorer) return () => {}
  const stops = [
    connectOneOpenQuestion(explorer),
    connectQuestionKeys(explorer),
    connectFaqSearch(explorer, view),
    // After the search, so that the addressed question is open and not the first match.
    connectAddressedQuestion(explorer, view),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Arrow keys, Home and End move between the questions that are shown. @returns a function that removes the listener */
function connectQuestionKeys(explorer: HTMLElement): () => void {
  const moveFocus = (event: KeyboardEvent) => {
    const triggers = Array.from(explorer.querySelectorAll<HTMLElement>(faqAttributes.trigger.selector))
    const shownTriggers = triggers.filter((trigger) => !trigger.closest('[hidden]'))
    const index = shownTriggers.indexOf(event.target as HTMLElement)
    if (index === -1) return
    const targets: Record<string, number> = {
      ArrowDown: (index + 1) % shownTriggers.length,
      ArrowUp: (index - 1 + shownTriggers.length) % shownTriggers.length,
      Home: 0,
      End: shownTriggers.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    shownTriggers[target]?.focus()
  }
  explorer.addEventListener('keydown', moveFocus)
  return () => explorer.removeEventListener('keydown', moveFocus)
}

/** Opens the question that the URL's `#` names, now and after each change. @returns a function that removes the listener */
function connectAddressedQuestion(explorer: HTMLElement, view: Window): () => void {
  const openAddressed = () => {
    // An older address of a question is an element within it.
    const addressed = view.document.getElementById(decodeHash(view.location.hash))
    const item = addressed?.closest<HTMLElement>(faqAttributes.item.selector)
    if (!item) return
    openQuestion(explorer, item)
    item.scrollIntoView()
  }
  view.addEventListener('hashchange', openAddressed)
  openAddressed()
  return () => view.removeEventListener('hashchange', openAddressed)
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
