/** Warnings of the embedded server about settings that may be wrong although each is valid. */
import { existsSync } from 'node:fs'
import type { LeadSettings } from './leadSettings.ts'
import type { ServiceSettings } from './serviceSettings.ts'

/**
 * Warns of a new database, because a volume that is not mounted looks like a first start, and waiting leads in the right file would not be
 * noticed. Someone who is trying the site out reads in the summary where leads are stored.
 */
export const listNewStoreWarnings = ({ leads: { database }, isUnset }: Pick<ServiceSettings, 'leads' | 'isUnset'>): string[] =>
  existsSync(database) || isUnset
    ? []
    : [
        `There is no database at ${database}, so a new one is made. If leads were stored before, stop, put the right file there, and start again.`,
      ]

/**
 * Settings are read only at the start. A new build brings its pages and its words, but not the recipient of leads.
 * @param email of the new build
 * @returns a warning if leads are emailed to an address that the pages no longer have
 */
export const listRecipientWarnings = (mail: LeadSettings['mail'], email: string): string[] =>
  mail?.isToSite && mail.to !== email
    ? ['The new build has another SITE_EMAIL, but leads are emailed to the one before until the service is restarted.']
    : []
