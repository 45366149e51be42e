import { STORAGE_KEYS } from '../../site/interface'
import { shellHooks } from './shell.hooks'

/**
 * Runs inline in the head, before anything is painted: applies the remembered theme. A string, because the build hashes
 * it for the Content-Security-Policy. Storage that is blocked or holds anything else leaves the system's choice.
 */
export const earlyTheme = `try{const t=localStorage.getItem(${JSON.stringify(STORAGE_KEYS.theme)});if(t==='light'||t==='dark')document.documentElement.setAttribute('${shellHooks.theme.attribute}',t)}catch{}`
