import { describe, expect, it } from 'vitest'
import { chooseFormHost, readLeadSettings } from './leadSettings.ts'

const reading = (env: Record<string, string>) => readLeadSettings(env, { database: 'leads.sqlite', email: 'hello@site.example' }, 'node')
const read = (env: Record<string, string>) => {
  const { settings, problems } = reading(env)
  expect(problems).toEqual([])
  return settings
}

describe('the reader of lead settings', () => {
  it('has defaults that need nothing', () =>
    expect(read({})).toEqual({
      database: 'leads.sqlite',
      webhook: null,
      mail: null,
      // 24 months, as in the privacy policy.
      retentionDays: 731,
      perMinute: { perAddress: 10, overall: 600 },
      trustedProxies: [],
      siteOrigins: [],
      host: null,
    }))
  it('takes what is set, without blanks around it', () => {
    const settings = read({
      LEADS_DB: ' /data/leads.sqlite ',
      LEAD_WEBHOOK_URL: 'https://crm.example/hook',
      LEAD_WEBHOOK_SECRET: 'secret',
      SMTP_URL: 'smtps://user:password@mail.example',
      LEAD_RETENTION_DAYS: '365',
      LEAD_RATE_PER_ADDRESS: '20',
      LEAD_RATE_OVERALL: '1000',
      TRUST_PROXY: 'loopback',
      HOST: '0.0.0.0',
    })
    expect(settings).toMatchObject({
      database: '/data/leads.sqlite',
      webhook: { url: 'https://crm.example/hook', secret: 'secret' },
      mail: { smtpUrl: 'smtps://user:password@mail.example', from: 'hello@site.example', to: 'hello@site.example' },
      retentionDays: 365,
      perMinute: { perAddress: 20, overall: 1000 },
      host: '0.0.0.0',
    })
    expect(settings.trustedProxies).toHaveLength(2)
  })
  it.each([
    [{}, { from: 'hello@site.example', to: 'hello@site.example', isToSite: true }],
    [{ LEAD_MAIL_TO: 'sales@crm.example' }, { from: 'sales@crm.example', to: 'sales@crm.example', isToSite: false }],
    [{ LEAD_MAIL_FROM: 'leads@mail.example' }, { from: 'leads@mail.example', to: 'hello@site.example', isToSite: true }],
    [
      { LEAD_MAIL_TO: 'sales@crm.example', LEAD_MAIL_FROM: 'leads@mail.example' },
      { from: 'leads@mail.example', to: 'sales@crm.example', isToSite: false },
    ],
  ])('with %o, email goes %o: its sender is its recipient where none is set', (env, addresses) =>
    expect(read({ SMTP_URL: 'smtp://localhost', ...env }).mail).toEqual({ smtpUrl: 'smtp://localhost', ...addresses }),
  )
  it.each(['https://a.example, https://b.example', ' https://a.example  https://b.example,'])('takes the origins in "%s"', (listed) =>
    expect(read({ SITE_ORIGINS: listed }).siteOrigins).toEqual(['https://a.example', 'https://b.example']),
  )
  it.each(['a.example', 'https://a.example/', '*', "'none'"])('takes no "%s" for an origin, among others either', (wrong) =>
    expect(reading({ SITE_ORIGINS: `https://b.example ${wrong}` }).problems).toEqual([
      `SITE_ORIGINS must list origins like https://www.your.example, but holds "${wrong}".`,
    ]),
  )
  it('names every wrong setting at once', () => {
    const { problems } = reading({ LEAD_WEBHOOK_URL: 'ftp://x', SMTP_URL: 'mail', LEAD_RETENTION_DAYS: '-1', TRUST_PROXY: 'true' })
    const names = ['LEAD_RETENTION_DAYS', 'LEAD_WEBHOOK_SECRET', 'LEAD_WEBHOOK_URL', 'SMTP_URL', 'TRUST_PROXY']
    expect(problems.map((line) => line.split(' ', 1)[0]).sort()).toEqual(names)
  })
  it.each([
    ['LEAD_WEBHOOK_URL', 'xhttp://crm.example'],
    ['LEAD_WEBHOOK_URL', 'crm.example/hook'],
    ['SMTP_URL', 'xsmtp://mail.example'],
    ['SMTP_URL', 'smtp:mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['LEAD_RATE_PER_ADDRESS', '0'],
    ['LEAD_RATE_PER_ADDRESS', '1.5'],
    ['LEAD_RATE_OVERALL', '123456789'],
    ['LEAD_RATE_OVERALL', 'x5'],
    ['TRUST_PROXY', 'everybody'],
  ])('refuses %s=%s, and says what it is for', (name, value) =>
    expect(reading({ LEAD_WEBHOOK_URL: 'https://crm.example', LEAD_WEBHOOK_SECRET: 'secret', [name]: value }).problems).toEqual([
      expect.stringMatching(new RegExp(`^${name} must [a-z]+`)),
    ]),
  )
  it.each([
    ['http://crm.example/hook', 'smtp://localhost'],
    ['https://crm.example/hook', 'smtps://mail.example'],
  ])('takes %s and %s', (url, smtp) => {
    const settings = read({ LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: 'secret', SMTP_URL: smtp })
    expect([settings.webhook?.url, settings.mail?.smtpUrl]).toEqual([url, smtp])
  })
  it('takes the largest number that it can hold, and blanks for nothing', () => {
    expect(read({ LEAD_RATE_OVERALL: '99999999', HOST: ' ', SMTP_URL: '  ' })).toMatchObject({
      perMinute: { overall: 99_999_999 },
      host: null,
      mail: null,
    })
  })
})

describe('the form’s port', () => {
  it.each([
    [{}, undefined],
    [{ TRUST_PROXY: 'loopback' }, '127.0.0.1'],
    [{ TRUST_PROXY: 'loopback, 10.0.0.7' }, undefined],
    [{ TRUST_PROXY: 'loopback', HOST: '0.0.0.0' }, '0.0.0.0'],
  ])('with %o is open on %s', (env, host) => expect(chooseFormHost(read(env as Record<string, string>))).toBe(host))
})
