import { describe, expect, it } from 'vitest'
import { listNewStoreWarnings, listRecipientWarnings } from './settingsWarnings.ts'

const EMAIL = 'hello@site.example'

describe('a new build with another SITE_EMAIL', () => {
  const mail = { smtpUrl: 'smtps://mail.example', from: EMAIL, to: EMAIL }
  it('is warned of, because leads go to the one before', () =>
    expect(listRecipientWarnings(mail, 'sales@site.example', {})).toEqual([expect.stringContaining('until the service is restarted')]))
  it.each([
    ['leads are not emailed', null, 'sales@site.example', {}],
    ['it is the same', mail, EMAIL, {}],
    ['the recipient is a setting', mail, 'sales@site.example', { LEAD_MAIL_TO: EMAIL }],
  ])('is not, where %s', (_, settings, email, env) => expect(listRecipientWarnings(settings, email, env)).toEqual([]))
})
describe('a database that is not there', () => {
  const missing = 'nowhere/leads.sqlite'
  it.each([{ LEADS_DB: missing }, { LEAD_WEBHOOK_URL: 'https://crm.example' }, { TRUST_PROXY: 'loopback' }])(
    'is warned of where someone has set %o: its volume may not be mounted',
    (env) => {
      expect(listNewStoreWarnings(missing, env)).toEqual([expect.stringContaining('no database at nowhere/leads.sqlite, so a new one')])
      expect(listNewStoreWarnings(import.meta.filename, env)).toEqual([])
    },
  )
  it.each([{}, { PORT: '8080', LEADS_DB: ' ' }])('is what a first start finds where nothing is set but %o', (env) =>
    expect(listNewStoreWarnings(missing, env)).toEqual([]),
  )
})
