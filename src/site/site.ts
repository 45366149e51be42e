/**
 * Who the site speaks for: name, phone, email, addresses. Defaults are in `settings.ts`, and an
 * environment variable overrides each. Build-time only: never import this from an island or a page script.
 */
import { type Contact, readSettings } from './settings.ts'

export const site = readSettings(process.env)

const { phone, phoneHref, email, emailHref } = site
/** How to reach us, alone: it may go into an island, whose props stand in the page. */
export const contact: Contact = { phone, phoneHref, email, emailHref }
