/** The site's settings from the environment. Build-time only: never import this from an island or a page script. */
import { type Contact, readSettings } from './settings.ts'

export const site = readSettings(process.env)

const { phone, phoneHref, email, emailHref } = site
/** Only these settings may go into an island, because its props are in the page. */
export const contact: Contact = { phone, phoneHref, email, emailHref }
