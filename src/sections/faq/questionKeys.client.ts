import { faqAttributes } from './faq.attributes.ts'

/** Arrow keys, Home and End move between the questions that are shown. @returns a function that removes the listener */
export function connectQuestionKeys(explorer: HTMLElement): () => void {
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
