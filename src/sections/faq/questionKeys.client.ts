import { faqAttributes } from './faq.attributes.ts'

/** Arrow keys, Home and End move between the questions that are shown. @returns a function that removes the listener */
export function connectQuestionKeys(explorer: HTMLElement): () => void {
  const moveFocus = (event: KeyboardEvent) => {
    const triggers = Array.from(explorer.querySelectorAll<HTMLElement>(faqAttributes.trigger.selector))
    const shown = triggers.filter((trigger) => !trigger.closest('[hidden]'))
    const index = shown.indexOf(event.target as HTMLElement)
    if (index === -1) return
    const targets: Record<string, number> = {
      ArrowDown: (index + 1) % shown.length,
      ArrowUp: (index - 1 + shown.length) % shown.length,
      Home: 0,
      End: shown.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    shown[target]?.focus()
  }
  explorer.addEventListener('keydown', moveFocus)
  return () => explorer.removeEventListener('keydown', moveFocus)
}
