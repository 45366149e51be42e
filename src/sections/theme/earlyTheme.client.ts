import { STORAGE_KEYS } from '#src/specification/interfaceValues.ts'
import { themeAttributes } from './theme.attributes.ts'

const writeEarlyTheme = (theme: string) =>
  `try{const t=${theme};if(t==='light'||t==='dark')document.documentElement.setAttribute('${themeAttributes.theme.attribute}',t)}catch{}`
const remembered = `localStorage.getItem(${JSON.stringify(STORAGE_KEYS.theme)})`

/**
 * Applies the stored theme before the first paint, inline in the head. A string, because the build hashes it for the
 * Content-Security-Policy. If storage is blocked or has another value, the system's theme stays.
 */
export const earlyTheme = writeEarlyTheme(remembered)

/** For pages in a frame, which get the theme from the page around them: `?theme=dark`. */
export const earlyFramedTheme = writeEarlyTheme(`new URLSearchParams(location.search).get('theme')||${remembered}`)
