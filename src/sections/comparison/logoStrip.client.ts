/** Makes the strip's button pause and continue the movement; hovering it, or focus on the button, pauses it by style alone. A page script: it changes one attribute and a word. */
import { comparisonAttributes } from './comparison.attributes.ts'

/** @returns a function that takes the listener away again */
export function connectLogoStrip(root: Document = document): () => void {
  const strip = root.querySelector<HTMLElement>(comparisonAttributes.strip.selector)
  const button = root.querySelector<HTMLButtonElement>(comparisonAttributes.toggle.selector)
  const word = button?.querySelector(comparisonAttributes.toggleWord.selector)
  const toggle = () => {
    strip?.toggleAttribute(comparisonAttributes.paused.attribute)
    if (!word) return
    // The label is what the next press does.
    const { textContent: said } = word
    word.textContent = comparisonAttributes.toggleWord.read(word)
    word.setAttribute(comparisonAttributes.toggleWord.attribute, said ?? '')
  }
  button?.addEventListener('click', toggle)
  return () => button?.removeEventListener('click', toggle)
}
