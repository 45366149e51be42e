/** Makes the strip's button pause and continue the movement. Hover and focus pause it by CSS alone. */
import { comparisonAttributes } from './comparison.attributes.ts'

/** @returns a function that removes the listener */
export function connectLogoStrip(root: Document = document): () => void {
  const strip = root.querySelector<HTMLElement>(comparisonAttributes.strip.selector)
  const button = root.querySelector<HTMLButtonElement>(comparisonAttributes.toggle.selector)
  const word = button?.querySelector(comparisonAttributes.toggleWord.selector)
  const toggle = () => {
    strip?.toggleAttribute(comparisonAttributes.paused.attribute)
    if (!word) return
    // The label names what the next press does.
    const { textContent: said } = word
    word.textContent = comparisonAttributes.toggleWord.read(word)
    word.setAttribute(comparisonAttributes.toggleWord.attribute, said ?? '')
  }
  button?.addEventListener('click', toggle)
  return () => button?.removeEventListener('click', toggle)
}
