import { STORAGE_KEYS } from '../../site/interface'

type Theme = 'system' | 'light' | 'dark'
const isTheme = (value: unknown): value is Theme => value === 'system' || value === 'light' || value === 'dark'

/** Makes the footer's theme buttons work. "System" forgets the choice. Blocked storage: the choice lasts for the page. */
export function connectThemeSwitch(root: Document = document): void {
  const buttons = root.querySelectorAll<HTMLButtonElement>('[data-theme-choice]')
  const show = (theme: Theme) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.themeChoice === theme))
  }
  const chosen = root.documentElement.dataset.theme
  show(isTheme(chosen) ? chosen : 'system')
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const theme = button.dataset.themeChoice
      if (!isTheme(theme)) return
      if (theme === 'system') delete root.documentElement.dataset.theme
      else root.documentElement.dataset.theme = theme
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
