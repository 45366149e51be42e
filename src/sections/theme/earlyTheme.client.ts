import { STORAGE_KEYS } from '#src/site/interfaceValues.ts'
import { themeAttributes } from './theme.attributes.ts'

const early = (theme: string) =>
  `try{const t=${theme};if(t==='light'||t==='dark')document.documentElement.setAttribute('${themeAttributes.theme.attribute}',t)}catch{}`
const remembered = `localStorage.getItem(${JSON.stringify(STORAGE_KEYS.theme)})`

/**
 * Runs inline in the head, before anything is painted: applies the remembered theme. A string, because the build hashes
 * it for the Content-Security-Policy. Storage that is blocked or holds anything else leaves the system's choice.
 */
export const earlyTheme = early(remembered)

/** The same for pages that are shown in a frame: the page around them says which theme, `?theme=dark`. */
export const earlyFramedTheme = early(`new URLSearchParams(location.search).get('theme')||${remembered}`)
