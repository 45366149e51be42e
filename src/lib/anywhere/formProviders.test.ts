import { describe, expect, it } from 'vitest'
import { frameOriginsOf, providerOf } from './formProviders'

const ZOHO = 'https://forms.zohopublic.com/acme/form/Demo/formperma/AbC_123-x'
const HUBSPOT = 'https://share.hsforms.com/1abcDEF'
const JOTFORM = 'https://form.jotform.com/241234567890123'
const CALENDLY = 'https://calendly.com/acme/demo'
const OWN = 'http://localhost:4322/embed/demo-request'
const parse = (url: string, data: unknown) => providerOf(url).parse(data, url)

it.each([
  [ZOHO, 'zoho'],
  [HUBSPOT, 'hubspot'],
  [JOTFORM, 'jotform'],
  [CALENDLY, 'calendly'],
  [OWN, 'embedded'],
  ['https://calendly.com.evil.example/x', 'embedded'],
  ['https://notjotform.com/1', 'embedded'],
])('%s is %s', (url, name) => expect(providerOf(url).name).toBe(name))

it.each([ZOHO, HUBSPOT, JOTFORM, CALENDLY, OWN])('frames exactly the origin of %s', (url) => {
  expect(frameOriginsOf(url)).toEqual([new URL(url).origin])
  expect(frameOriginsOf(url).join()).not.toContain('*')
})

describe('recorded messages', () => {
  it('of Zoho and the embedded form are pipes', () => {
    expect(parse(ZOHO, 'AbC_123-x|1210')).toEqual({ height: 1210, scroll: false, submitted: false })
    expect(parse(ZOHO, 'AbC_123-x|640|thanks')).toEqual({ height: 640, scroll: true, submitted: true })
    expect(parse(ZOHO, 'demo-request|640')).toBeNull()
    expect(parse(OWN, 'demo-request|900')).toMatchObject({ height: 900 })
  })
  it('of HubSpot tell of ready and submitted', () => {
    expect(parse(HUBSPOT, { type: 'hsFormCallback', eventName: 'onFormReady', id: '1abcDEF' })).toEqual({})
    expect(parse(HUBSPOT, { type: 'hsFormCallback', eventName: 'onFormSubmitted', id: '1abcDEF', data: {} })).toMatchObject({
      submitted: true,
    })
    expect(parse(HUBSPOT, { type: 'hsFormCallback', eventName: 'onBeforeFormSubmit' })).toBeNull()
  })
  it('of Jotform tell of heights and submission, and never load a script', () => {
    expect(parse(JOTFORM, 'setHeight:1539:241234567890123')).toEqual({ height: 1539 })
    expect(parse(JOTFORM, 'scrollIntoView::241234567890123')).toEqual({ scroll: true })
    expect(parse(JOTFORM, { action: 'submission-completed', formID: 241234567890123 })).toMatchObject({ submitted: true })
    expect(parse(JOTFORM, 'loadScript:https://cdn.jotfor.ms/x.js:241234567890123')).toBeNull()
    expect(parse(JOTFORM, 'setHeight:1539:999999999')).toBeNull()
  })
  it('of Calendly tell of heights and a booking', () => {
    expect(parse(CALENDLY, { event: 'calendly.page_height', payload: { height: '1098px' } })).toEqual({ height: 1098 })
    expect(parse(CALENDLY, { event: 'calendly.event_scheduled', payload: { event: { uri: 'x' } } })).toMatchObject({ submitted: true })
    expect(parse(CALENDLY, { event: 'calendly.profile_page_viewed', payload: {} })).toEqual({})
  })
})

it.each([ZOHO, HUBSPOT, JOTFORM, CALENDLY, OWN])('nothing hostile means anything to %s', (url) => {
  const hostile = [
    null,
    undefined,
    7,
    '',
    [],
    {},
    '|700',
    'x|NaN',
    'setHeight:1e9:241234567890123',
    'setHeight:-5:241234567890123',
    'setHeight:99999:241234567890123',
    { event: 'calendly.page_height', payload: { height: '1e9px' } },
    { event: 'calendly.page_height' },
    { type: 'x' },
    'x'.repeat(100_000),
  ]
  for (const data of hostile) expect(parse(url, data)).toBeNull()
})

it('builds addresses as each provider wants them', () => {
  const parameters = { utm_source: 'fair', gclid: '1', zf_utm_term: 'x' }
  expect(providerOf(ZOHO).buildAddress(ZOHO, parameters)).toBe(`${ZOHO}?utm_source=fair&gclid=1&zf_utm_term=x`)
  expect(providerOf(CALENDLY).buildAddress(CALENDLY, parameters)).toBe(`${CALENDLY}?utm_source=fair&embed_type=Inline`)
  expect(providerOf(JOTFORM).buildAddress(JOTFORM, parameters)).toContain('isIframeEmbed=1')
})
