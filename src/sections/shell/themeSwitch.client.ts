import { STORAGE_KEYS } from '../../site/interface'
import { shellHooks } from './shell.hooks'

const { theme: themeHook, themeChoice } = shellHooks

type Theme = 'system' | 'light' | 'dark'
const isTheme = (value: unknown): value is Theme => value === 'system' || value === 'light' || value === 'dark'

/** Makes the footer's theme buttons work. "System" forgets the choice. Blocked storage: the choice lasts for the page. */
export function connectThemeSwitch(root: Document = document): void {
  const buttons = root.querySelectorAll<HTMLButtonElement>(themeChoice.selector)
  const show = (theme: Theme) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(themeChoice.read(button) === theme))
  }
  const chosen = themeHook.read(root.documentElement)
  show(isTheme(chosen) ? chosen : 'system')
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const theme = themeChoice.read(button)
      if (!isTheme(theme)) return
      if (theme === 'system') root.documentElement.removeAttribute(themeHook.attribute)
      else root.documentElement.setAttribute(themeHook.attribute, theme)
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
