/**
 * Writes what the opening says of the chosen alternative into its status. Styles alone choose among finished sentences
 * (PerAlternative.tsx), which not every screen reader takes for a change. A page script: the sentences are finished.
 */
import { comparisonAttributes } from './comparison.attributes.ts'

const { alternative } = comparisonAttributes

/** @returns a function that takes the listener away again */
export function connectAlternativeStatus(root: Document = document): () => void {
  const opening = root.querySelector<HTMLElement>(comparisonAttributes.opening.selector)
  const status = opening?.querySelector('[role="status"]')
  if (!opening || !status) return () => {}
  const sentences = new Map(
    Array.from(status.querySelectorAll(alternative.selector), (one) => [alternative.read(one), one.textContent?.trim() ?? '']),
  )
  const say = ({ target }: Event) => {
    const sentence = target instanceof HTMLInputElement && sentences.get(target.value)
    if (sentence) status.textContent = sentence
  }
  opening.addEventListener('change', say)
  return () => opening.removeEventListener('change', say)
}
