import { STORAGE_KEYS } from '../../site/interface'
import { shellHooks } from './shell.hooks'
import { applyTheme, chosenTheme, isTheme, type Theme } from './theme.client'

const { themeChoice } = shellHooks

/** Makes the footer's theme buttons work. "System" forgets the choice. Blocked storage: the choice lasts for the page. */
export function connectThemeSwitch(root: Document = document): void {
  const buttons = root.querySelectorAll<HTMLButtonElement>(themeChoice.selector)
  const show = (theme: Theme) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(themeChoice.read(button) === theme))
  }
  show(chosenTheme(root))
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const theme = themeChoice.read(button)
      if (!isTheme(theme)) return
      applyTheme(theme, root)
      show(theme)
      try {
        if (theme === 'system') localStorage.removeItem(STORAGE_KEYS.theme)
        else localStorage.setItem(STORAGE_KEYS.theme, theme)
      } catch {
        // Storage is blocked: nothing to remember, nothing to tell.
      }
    })
  }
}
