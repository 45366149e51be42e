import { STORAGE_KEYS } from '#src/specification/interfaceValues.ts'
import { themeAttributes } from './theme.attributes.ts'
import { applyTheme, isTheme, readChosenTheme, type Theme } from './theme.client.ts'

const { choice } = themeAttributes

/**
 * Makes the footer's theme buttons work. "System" forgets the choice. A page script, because it only changes attributes, on every page.
 * @returns a function that removes the listeners
 */
export function connectThemeSwitch(root: Document = document): () => void {
  const listening = new AbortController()
  const buttons = root.querySelectorAll<HTMLButtonElement>(choice.selector)
  const show = (theme: Theme) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(choice.read(button) === theme))
  }
  show(readChosenTheme(root))
  for (const button of buttons) {
    const choose = () => {
      const theme = choice.read(button)
      if (!isTheme(theme)) return
      applyTheme(theme, root)
      show(theme)
      try {
        if (theme === 'system') localStorage.removeItem(STORAGE_KEYS.theme)
        else localStorage.setItem(STORAGE_KEYS.theme, theme)
      } catch {
        // Storage is blocked: the choice lasts for this page, and needs no message.
      }
    }
    button.addEventListener('click', choose, { signal: listening.signal })
  }
  return () => listening.abort()
}
