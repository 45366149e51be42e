/**
 * Passes the page's theme on to the site's own form in the frame: `theme` in its URL, and `theme|dark` when it changes. The form is on
 * another origin and cannot read what was chosen here.
 */

import { themeAttributes } from '#src/sections/theme/theme.attributes.ts'
import { applyTheme, isTheme, readChosenTheme } from '#src/sections/theme/theme.client.ts'

/** @returns the parameters for the form's URL */
export function themeParameter(): Record<string, string> {
  const theme = readChosenTheme()
  return theme === 'system' ? {} : { theme }
}

/** Tells the form when the visitor changes the theme. @returns a function that removes the observer */
export function connectThemeSender(frame: HTMLIFrameElement, formUrl: string): () => void {
  const { origin } = new URL(formUrl)
  const observer = new MutationObserver(() => frame.contentWindow?.postMessage(`theme|${readChosenTheme()}`, origin))
  observer.observe(document.documentElement, { attributeFilter: [themeAttributes.theme.attribute] })
  return () => observer.disconnect()
}

/** In the form: takes the theme from the page around it. @returns a function that removes the listener */
export function connectThemeReceiver(view: Window = window): () => void {
  const receive = ({ data, source }: MessageEvent) => {
    if (source !== view.parent || typeof data !== 'string') return
    const [word, theme, ...rest] = data.split('|')
    if (word === 'theme' && isTheme(theme) && rest.length === 0) applyTheme(theme)
  }
  view.addEventListener('message', receive)
  return () => view.removeEventListener('message', receive)
}
