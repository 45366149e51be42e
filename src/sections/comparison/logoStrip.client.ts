/** Makes the strip's button pause and continue the movement; hovering it, or focus on the button, pauses it by style alone. */
import { comparisonHooks } from './comparison.hooks'
export function connectLogoStrip(root: Document = document): void {
  const strip = root.querySelector<HTMLElement>(comparisonHooks.strip.selector)
  const button = root.querySelector<HTMLButtonElement>(comparisonHooks.toggle.selector)
  const word = button?.querySelector(comparisonHooks.toggleWord.selector)
  button?.addEventListener('click', () => {
    const isPaused = strip?.toggleAttribute(comparisonHooks.paused.attribute) ?? false
    // The word says what the button will do next.
    if (word) word.textContent = isPaused ? 'Play' : 'Pause'
  })
}
