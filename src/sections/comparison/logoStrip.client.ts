/** Makes the strip's button pause and continue the movement; hovering it, or focus on the button, pauses it by style alone. */
import { comparisonAttributes } from './comparison.attributes'
export function connectLogoStrip(root: Document = document): void {
  const strip = root.querySelector<HTMLElement>(comparisonAttributes.strip.selector)
  const button = root.querySelector<HTMLButtonElement>(comparisonAttributes.toggle.selector)
  const word = button?.querySelector(comparisonAttributes.toggleWord.selector)
  button?.addEventListener('click', () => {
    strip?.toggleAttribute(comparisonAttributes.paused.attribute)
    if (!word) return
    // The label is what the next press does.
    const { textContent: said } = word
    word.textContent = comparisonAttributes.toggleWord.read(word)
    word.setAttribute(comparisonAttributes.toggleWord.attribute, said ?? '')
  })
}
