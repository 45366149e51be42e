/**
 * Who the site speaks for: name, phone, email, addresses. Defaults stand in `settings.ts`, and an
 * environment variable overrides each. Build-time only: never import this from an island or a page script.
 */
import { readSettings } from './settings'

export const site = readSettings(process.env)
