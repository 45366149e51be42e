import { describe, expect, it } from 'vitest'
import { readSettings } from './settings'

describe('readSettings', () => {
  it('has a complete default', () => {
    const site = readSettings({})
    expect(site.phoneHref).toBe('tel:+13125550142')
    expect(site.url).toBe('https://www.productivitypilot.example')
    expect(site.demoFormUrl).toBe('http://localhost:4322/embed/demo-request')
    expect(site.statusUrl).toBe('/status')
  })
  it('takes each value from the environment', () => {
    const site = readSettings({
      SITE_NAME: 'Other',
      SITE_PHONE: '+44 20 7946 0018',
      SITE_EMAIL: 'a@b.example',
      SITE_URL: 'https://other.example/',
      SITE_STATUS_URL: 'https://status.example',
      SITE_LINKEDIN_URL: 'https://social.example/x',
      DEMO_FORM_URL: 'https://forms.example/x/formperma/abc',
    })
    expect(site).toMatchObject({
      name: 'Other',
      phoneHref: 'tel:+442079460018',
      emailHref: 'mailto:a@b.example',
      url: 'https://other.example',
      statusUrl: 'https://status.example',
      demoFormUrl: 'https://forms.example/x/formperma/abc',
      social: { linkedin: 'https://social.example/x', youtube: null },
    })
  })
  it('counts an empty variable as unset', () => expect(readSettings({ SITE_NAME: ' ' }).name).toBe('Productivity Pilot'))
  it('follows the form port', () => expect(readSettings({ FORM_PORT: '5000' }).demoFormUrl).toContain(':5000/'))
  it('names every wrong variable at once', () => {
    const wrong = () =>
      readSettings({
        SITE_URL: 'www.example.com',
        SITE_PHONE: '911',
        SITE_EMAIL: 'nobody',
        DEMO_FORM_URL: 'javascript:alert(1)',
        FORM_PORT: '99999',
      })
    for (const name of ['SITE_URL', 'SITE_PHONE', 'SITE_EMAIL', 'DEMO_FORM_URL', 'FORM_PORT']) expect(wrong).toThrow(name)
  })
  it('refuses a site address with a path or with credentials', () => {
    expect(() => readSettings({ SITE_URL: 'https://a.example/sub' })).toThrow('SITE_URL')
    expect(() => readSettings({ SITE_URL: 'https://me:pw@a.example' })).toThrow('SITE_URL')
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
})
