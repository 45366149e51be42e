import { faqAttributes } from './faq.attributes.ts'
import { openQuestion } from './oneOpenQuestion.client.ts'

/** Opens the question that the URL's `#` names, now and after each change. @returns a function that removes the listener */
export function connectAddressedQuestion(explorer: HTMLElement, view: Window): () => void {
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
