import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('readSettings', () => {
  // The owner may change a default. This test holds that the defaults fit together.
  it('has a complete default', () => {
    const site = readSettings({})
    for (const text of [site.name, site.legalName, site.agency]) expect(text).toMatch(/\w/)
    expect(site.phone.replace(/\D/g, '')).not.toBe('')
    expect(site.phoneHref.endsWith(site.phone.replace(/\D/g, ''))).toBe(true)
    expect(site.emailHref).toBe(`mailto:${site.email}`)
    expect(new URL(site.url).origin).toBe(site.url)
    expect(site.demoFormUrl).toBe('http://localhost:4322/embed/demo-request')
    expect(site.statusUrl).toBe('/status')
    expect(site.social).toEqual({ linkedin: null, youtube: null })
  })
  it.each([
    ['(312) 555-0142', 'tel:+13125550142'],
    ['+44 20 7946 0018', 'tel:+442079460018'],
    ['+45 32 12 34 56', 'tel:+4532123456'],
    ['1 312 555 0142', 'tel:+13125550142'],
    ['123456789012345', 'tel:+123456789012345'],
  ])('dials %s as %s', (phone, href) => expect(readSettings({ SITE_PHONE: phone })).toMatchObject({ phone, phoneHref: href }))
  it('takes each value from the environment', () => {
    const site = readSettings({
      SITE_NAME: 'Other',
      SITE_LEGAL_NAME: 'Other, Ltd.',
      SITE_AGENCY: 'Made by others',
      SITE_PHONE: '+44 20 7946 0018',
      SITE_EMAIL: 'a@b.example',
      SITE_URL: 'https://other.example/',
      SITE_STATUS_URL: 'https://status.example',
      SITE_LINKEDIN_URL: 'https://social.example/x',
      DEMO_FORM_URL: 'https://forms.example/x/formperma/abc',
    })
    expect(site).toMatchObject({
      name: 'Other',
      legalName: 'Other, Ltd.',
      agency: 'Made by others',
      phoneHref: 'tel:+442079460018',
      emailHref: 'mailto:a@b.example',
      url: 'https://other.example',
      statusUrl: 'https://status.example',
      demoFormUrl: 'https://forms.example/x/formperma/abc',
      social: { linkedin: 'https://social.example/x', youtube: null },
    })
  })
  it('counts an empty variable as unset', () => {
    expect(readSettings({ SITE_NAME: ' ', SITE_STATUS_URL: ' ', SITE_YOUTUBE_URL: '' })).toEqual(readSettings({}))
  })
  it('takes values without the blanks around them', () => {
    expect(readSettings({ SITE_NAME: ' Other ', SITE_STATUS_URL: ' https://status.example ' })).toMatchObject({
      name: 'Other',
      statusUrl: 'https://status.example',
    })
  })

  it('has no analytics, and Strict-Transport-Security for its own host only, unless asked', () => {
    expect(readSettings({})).toMatchObject({ analytics: null, hsts: 'host' })
    expect(readSettings({ SITE_HSTS: 'preload' }).hsts).toBe('preload')
  })
  it.each([
    [
      { SITE_ANALYTICS: 'plausible', SITE_ANALYTICS_ID: 'your.example' },
      { id: 'your.example', url: 'https://plausible.io' },
    ],
    [
      { SITE_ANALYTICS: 'matomo', SITE_ANALYTICS_ID: '3', SITE_ANALYTICS_URL: 'https://stats.your.example/' },
      { id: '3', url: 'https://stats.your.example' },
    ],
    [
      { SITE_ANALYTICS: 'ga4', SITE_ANALYTICS_ID: 'G-ABC1234567' },
      { provider: 'ga4', id: 'G-ABC1234567' },
    ],
  ])('takes analytics from %o', (env, expected) => expect(readSettings(env).analytics).toMatchObject(expected))
  it.each([
    [{ SITE_ANALYTICS: 'spy' }, 'SITE_ANALYTICS must be one of'],
    [{ SITE_ANALYTICS: 'plausible' }, 'SITE_ANALYTICS_ID'],
    [{ SITE_ANALYTICS: 'umami', SITE_ANALYTICS_ID: '7' }, 'SITE_ANALYTICS_ID'],
    [{ SITE_ANALYTICS: 'matomo', SITE_ANALYTICS_ID: '3' }, 'SITE_ANALYTICS_URL'],
    [{ SITE_ANALYTICS: 'matomo', SITE_ANALYTICS_ID: '3', SITE_ANALYTICS_URL: 'http://stats.your.example' }, 'https address'],
    [{ SITE_ANALYTICS: 'ga4', SITE_ANALYTICS_ID: 'UA-1' }, 'SITE_ANALYTICS_ID'],
    [{ SITE_ANALYTICS: 'ga4', SITE_ANALYTICS_ID: 'G-ABC1234567', SITE_ANALYTICS_URL: 'https://x.example' }, 'SITE_ANALYTICS_URL'],
    [{ SITE_ANALYTICS_ID: 'your.example' }, 'SITE_ANALYTICS must say'],
    [{ SITE_HSTS: 'forever' }, 'SITE_HSTS'],
  ])('refuses %o', (env, sentence) => expect(() => readSettings(env)).toThrow(sentence))
  it('follows the form port', () => {
    expect(readSettings({ FORM_PORT: '5000' }).demoFormUrl).toContain(':5000/')
    expect(readSettings({ FORM_PORT: '65535' }).demoFormUrl).toContain(':65535/')
  })
  it('names every wrong variable at once, with what it must be and what it is', () => {
    const wrongEnv = {
      SITE_URL: 'www.example.com',
      SITE_PHONE: '911',
      SITE_EMAIL: 'nobody',
      DEMO_FORM_URL: 'javascript:alert(1)',
      FORM_PORT: '99999',
    }
    let message = ''
    try {
      readSettings(wrongEnv)
    } catch (error) {
      message = String(error)
    }
    const lines = message.split('\n')
    expect(lines[0]).toMatch(/settings are wrong/)
    expect(
      lines
        .slice(1)
        .map((line) => line.trim().split(' ')[0])
        .toSorted(),
    ).toEqual(Object.keys(wrongEnv).toSorted())
    for (const line of lines.slice(1)) expect(line).toMatch(/ must (be|have) .*, but is ".+"\.$/)
  })
  it.each([
    ['SITE_URL', 'https://a.example/sub'],
    ['SITE_URL', 'https://a.example/?preview'],
    ['SITE_URL', 'https://a.example#top'],
    ['SITE_URL', 'https://me@a.example'],
    ['SITE_URL', 'https://:pw@a.example'],
    ['SITE_URL', 'ftp://a.example'],
    ['SITE_STATUS_URL', 'status'],
    ['SITE_YOUTUBE_URL', 'javascript:alert(1)'],
    ['SITE_PHONE', '123456789'],
    ['SITE_PHONE', '1234567890123456'],
    ['SITE_PHONE', '312 555 0142 x12'],
    ['SITE_PHONE', 'call 312 555 0142'],
    ['SITE_PHONE', '020 7946 0018'],
    ['SITE_EMAIL', 'a@b.example,c@d.example'],
    ['SITE_EMAIL', '<a@b.example>'],
    ['SITE_EMAIL', 'a@b@c.example'],
    ['SITE_EMAIL', 'a@b'],
    ['SITE_EMAIL', 'a b@c.example'],
    ['SITE_EMAIL', 'a@c.example?bcc=x'],
    ['SITE_EMAIL', 'x a@c.example'],
    ['SITE_EMAIL', 'a@c.example x'],
    ['FORM_PORT', '65536'],
    ['FORM_PORT', '0'],
    ['FORM_PORT', '4322x'],
    ['FORM_PORT', 'x4322'],
    ['FORM_PORT', '-1'],
    ['FORM_PORT', '004322'],
  ])('refuses %s=%s', (name, value) => expect(() => readSettings({ [name]: value })).toThrow(name))
  it('takes plain http too', () => expect(readSettings({ SITE_URL: 'http://a.example' }).url).toBe('http://a.example'))
})
