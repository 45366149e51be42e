/**
 * Who the site speaks for: name, phone, e-mail, addresses. Change a value here, or override it with the
 * environment variable that `settings.ts` reads. Build-time only: never import this from an island or a page script.
 */
import { readSettings } from './settings'

export const site = readSettings(process.env)
