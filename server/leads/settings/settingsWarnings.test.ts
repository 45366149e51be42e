import { describe, expect, it } from 'vitest'
import { readServiceSettings } from './serviceSettings.ts'
import { listNewStoreWarnings, listRecipientWarnings } from './settingsWarnings.ts'

const EMAIL = 'hello@site.example'
const MISSING = 'nowhere/leads.sqlite'
const read = (env: Record<string, string>, database = MISSING) => readServiceSettings(env, { database, email: EMAIL })

describe('a new build with another SITE_EMAIL', () => {
  const MAIL = { SMTP_URL: 'smtps://mail.example' }
  const warningsOf = (env: Record<string, string>, email: string) => listRecipientWarnings(read(env).leads.mail, email)
  it('is warned of, because leads go to the one before', () =>
    expect(warningsOf(MAIL, 'sales@site.example')).toEqual([expect.stringContaining('until the service is restarted')]))
  it.each([
    ['leads are not emailed', {}, 'sales@site.example'],
    ['it is the same', MAIL, EMAIL],
    ['the recipient is a setting', { ...MAIL, LEAD_MAIL_TO: EMAIL }, 'sales@site.example'],
  ])('is not, where %s', (_, env, email) => expect(warningsOf(env, email)).toEqual([]))
})
describe('a database that is not there', () => {
  it.each([
    { LEADS_DB: MISSING },
    { LEAD_WEBHOOK_SECRET: 'x'.repeat(16), LEAD_WEBHOOK_URL: 'https://crm.example' },
    { TRUST_PROXY: 'loopback' },
  ])('is warned of where someone has set %o: its volume may not be mounted', (env) =>
    expect(listNewStoreWarnings(read(env))).toEqual([expect.stringContaining('no database at nowhere/leads.sqlite, so a new one')]),
  )
  it.each([{}, { PORT: '8080', LEADS_DB: ' ' }])('is what a first start finds where nothing is set but %o', (env) =>
    expect(listNewStoreWarnings(read(env))).toEqual([]),
  )
})
it('a database that is there is not warned of', () =>
  expect(listNewStoreWarnings(read({ TRUST_PROXY: 'loopback' }, import.meta.filename))).toEqual([]))
