/**
 * Writes the chosen alternative's text into the opening's status. Styles alone switch between finished sentences (AlternativeRow.tsx), and
 * not every screen reader announces that. A page script, because all texts are in the HTML.
 */
import { comparisonAttributes } from './comparison.attributes.ts'

const { alternative } = comparisonAttributes

/** @returns a function that removes the listener */
export function connectAlternativeStatus(root: Document = document): () => void {
  const opening = root.querySelector<HTMLElement>(comparisonAttributes.opening.selector)
  const status = opening?.querySelector('[role="status"]')
  if (!opening || !status) return () => {}
  const sentences = new Map(
    Array.from(status.querySelectorAll(alternative.selector), (element) => [alternative.read(element), element.textContent?.trim() ?? '']),
  )
  const say = ({ target }: Event) => {
    const sentence = target instanceof HTMLInputElement && sentences.get(target.value)
    if (sentence) status.textContent = sentence
  }
  opening.addEventListener('change', say)
  return () => opening.removeEventListener('change', say)
}
