import { themeAttributes } from './theme.attributes.ts'

/** "system" means that the visitor has chosen nothing. */
export type Theme = 'system' | 'light' | 'dark'
/** @returns whether a stored or received value is a theme */
export const isTheme = (value: unknown): value is Theme => value === 'system' || value === 'light' || value === 'dark'

/** @returns the theme that the page shows by choice; "system" without one */
export function readChosenTheme(root: Document = document): Theme {
  const chosen = themeAttributes.theme.read(root.documentElement)
  return isTheme(chosen) ? chosen : 'system'
}

/** Shows a theme on the page. It is not stored. */
export function applyTheme(theme: Theme, root: Document = document): void {
  if (theme === 'system') root.documentElement.removeAttribute(themeAttributes.theme.attribute)
  else root.documentElement.setAttribute(themeAttributes.theme.attribute, theme)
}
