/** Warnings of the embedded server about settings that may be wrong although each is valid. */
import { existsSync } from 'node:fs'
import type { Environment } from '#src/site/settings.ts'
import type { LeadSettings } from './leadSettings.ts'
import { createValueReader, SERVICE_VARIABLES } from './serviceVariables.ts'

/**
 * Warns of a new database, because a volume that is not mounted looks like a first start, and waiting leads in the right file would not be
 * noticed. If no variable of the service is set, someone is trying the site out, and the summary says where leads are stored.
 */
export const listNewStoreWarnings = (file: string, env: Environment): string[] =>
  existsSync(file) || SERVICE_VARIABLES.every((name) => createValueReader(env)(name) === undefined)
    ? []
    : [
        `There is no database at ${file}, so a new one is made. If leads were stored before, stop, put the right file there, and start again.`,
      ]

/**
 * Settings are read only at the start. A new build brings its pages and its words, but not the recipient of leads.
 * @param email of the new build
 * @returns a warning if leads are emailed to an address that the pages no longer have
 */
export const listRecipientWarnings = (mail: LeadSettings['mail'], email: string, env: Environment): string[] =>
  mail === null || mail.to === email || createValueReader(env)('LEAD_MAIL_TO') !== undefined
    ? []
    : ['The new build has another SITE_EMAIL, but leads are emailed to the one before until the service is restarted.']
