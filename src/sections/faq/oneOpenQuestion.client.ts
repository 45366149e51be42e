/** One question is open at a time. The browser itself sees to that by the disclosures' shared name, also for its find-in-page. */
import { faqAttributes } from './faq.attributes.ts'

const listDisclosures = (explorer: HTMLElement) => explorer.querySelectorAll<HTMLDetailsElement>(faqAttributes.disclosure.selector)

/** Opens the question of an item, or none, and closes all others. */
export function openQuestion(explorer: HTMLElement, item?: HTMLElement): void {
  for (const disclosure of listDisclosures(explorer)) disclosure.open = item?.contains(disclosure) ?? false
}

/** Closes all other questions at a press, for older browsers that ignore the shared name. @returns a function that removes the listener */
export function connectOneOpenQuestion(explorer: HTMLElement): () => void {
  const closeOthers = ({ target }: MouseEvent) => {
    const trigger = (target as Element).closest(faqAttributes.trigger.selector)
    if (!trigger) return
    for (const disclosure of listDisclosures(explorer)) if (!disclosure.contains(trigger)) disclosure.open = false
  }
  explorer.addEventListener('click', closeOthers)
  return () => explorer.removeEventListener('click', closeOthers)
}
