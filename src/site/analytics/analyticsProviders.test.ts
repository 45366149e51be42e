import { describe, expect, it } from 'vitest'
import { ANALYTICS_PROVIDERS, type AnalyticsSettings, addressToReport, analyticsSources, isConsentNeeded } from './analyticsProviders.ts'

const page = {
  address: 'https://www.your.example/request-demo?utm_source=fair',
  title: 'Schedule Your Demo',
  referrer: 'https://search.example',
}
const requestOf = (provider: AnalyticsSettings['provider'], name: 'pageSeen' | 'formSent', id = '3') =>
  ANALYTICS_PROVIDERS[provider].request?.({ name }, page, { provider, id, url: 'https://stats.your.example/a' })

describe('what is sent to analytics:', () => {
  it('to Plausible is an event of its API', () => {
    const { url, body } = requestOf('plausible', 'formSent', 'your.example') ?? { url: '', body: '{}' }
    expect([url, JSON.parse(body)]).toEqual([
      'https://stats.your.example/a/api/event',
      { name: 'Form sent', url: page.address, domain: 'your.example', referrer: page.referrer },
    ])
  })
  it('to Umami is an event, and a page view has no name', () => {
    const payload = (name: 'pageSeen' | 'formSent') => JSON.parse(requestOf('umami', name)?.body ?? '{}').payload
    expect(payload('formSent')).toMatchObject({
      website: '3',
      hostname: 'www.your.example',
      url: '/request-demo?utm_source=fair',
      name: 'Form sent',
    })
    expect(payload('pageSeen')).not.toHaveProperty('name')
    expect(requestOf('umami', 'formSent')?.url).toBe('https://stats.your.example/a/api/send')
    expect(JSON.parse(requestOf('umami', 'formSent')?.body ?? '{}').type).toBe('event')
  })
  it('to Matomo is an action, or an event that is no action', () => {
    const sent = (name: 'pageSeen' | 'formSent') => Object.fromEntries(new URLSearchParams(requestOf('matomo', name)?.body))
    // The API's version, and a response without a picture.
    expect(sent('pageSeen')).toMatchObject({
      idsite: '3',
      rec: '1',
      apiv: '1',
      send_image: '0',
      action_name: page.title,
      url: page.address,
    })
    expect(requestOf('matomo', 'pageSeen')?.url).toBe('https://stats.your.example/a/matomo.php')
    expect(sent('formSent')).toMatchObject({ e_c: 'Site', e_a: 'Form sent', ca: '1' })
  })
  it.each([
    ['plausible', 'text/plain', 'no-cors'],
    ['umami', 'application/json', 'cors'],
    ['matomo', 'application/x-www-form-urlencoded', 'no-cors'],
  ] as const)('to %s goes as %s, %s: other ways the browser asks first, or the provider does not read', (provider, type, mode) =>
    expect(requestOf(provider, 'formSent')).toMatchObject({ type, mode }),
  )
  it('carries the detail of an event', () => {
    for (const provider of ['plausible', 'umami', 'matomo'] as const) {
      const settings = { provider, id: '3', url: 'https://stats.your.example' }
      expect(ANALYTICS_PROVIDERS[provider].request?.({ name: 'guideDownloaded', detail: 'retail.pdf' }, page, settings).body).toContain(
        'retail.pdf',
      )
    }
  })
})

it('analytics reports path and campaign of an address, and nothing else that it carries', () => {
  expect(addressToReport('https://a.example/blog?page=2&utm_source=x&gclid=person&email=a@b.example#part')).toBe(
    'https://a.example/blog?utm_source=x',
  )
})

describe('the content security policy for analytics', () => {
  it('allows nothing without analytics', () => expect(analyticsSources(null)).toEqual({ connect: [] }))
  it.each(['plausible', 'umami', 'matomo'] as const)('lets %s receive, and run nothing', (provider) => {
    expect(analyticsSources({ provider, id: '3', url: 'https://stats.your.example/a' })).toEqual({
      connect: ['https://stats.your.example'],
    })
  })
  it('lets Google’s script run only where it is configured, which needs consent', () => {
    // The sources in its documentation of the content security policy.
    expect(analyticsSources({ provider: 'ga4', id: 'G-ABC1234567', url: '' })).toEqual({
      script: ['https://www.googletagmanager.com'],
      connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
      image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
    })
    expect(isConsentNeeded({ provider: 'ga4', id: 'G-ABC1234567', url: '' })).toBe(true)
  })
  it.each(['plausible', 'umami', 'matomo'] as const)('needs no consent for %s, which stores nothing', (provider) => {
    expect(isConsentNeeded({ provider, id: '3', url: 'https://stats.your.example/a' })).toBe(false)
  })
  it('needs no consent without analytics', () => expect(isConsentNeeded(null)).toBe(false))
})
