import { describe, expect, it } from 'vitest'
import { frameOriginsOf, providerOf } from './formProviders.ts'

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
])('the hosted form’s address %s is %s', (url, name) => expect(providerOf(url).name).toBe(name))

it.each([ZOHO, HUBSPOT, JOTFORM, CALENDLY, OWN])('a hosted form frames exactly the origin of %s', (url) => {
  expect(frameOriginsOf(url)).toEqual([new URL(url).origin])
  expect(frameOriginsOf(url).join()).not.toContain('*')
})

describe('recorded messages of hosted forms:', () => {
  it('of Zoho and the embedded form are pipes', () => {
    expect(parse(ZOHO, 'AbC_123-x|1210')).toEqual({ height: 1210, scrolls: false, isSubmitted: false })
    expect(parse(ZOHO, 'AbC_123-x|640|thanks')).toEqual({ height: 640, scrolls: true, isSubmitted: true })
    expect(parse(ZOHO, 'demo-request|640')).toBeNull()
    expect(parse(OWN, 'demo-request|900')).toMatchObject({ height: 900 })
  })
  it('of HubSpot tell of ready and submitted', () => {
    expect(parse(HUBSPOT, { type: 'hsFormCallback', eventName: 'onFormReady', id: '1abcDEF' })).toEqual({})
    expect(parse(HUBSPOT, { type: 'hsFormCallback', eventName: 'onFormSubmitted', id: '1abcDEF', data: {} })).toMatchObject({
      isSubmitted: true,
    })
    expect(parse(HUBSPOT, { type: 'hsFormCallback', eventName: 'onBeforeFormSubmit' })).toBeNull()
  })
  it('of Jotform tell of heights and submission, and never load a script', () => {
    expect(parse(JOTFORM, 'setHeight:1539:241234567890123')).toEqual({ height: 1539 })
    expect(parse(JOTFORM, 'scrollIntoView::241234567890123')).toEqual({ scrolls: true })
    expect(parse(JOTFORM, { action: 'submission-completed', formID: 241234567890123 })).toMatchObject({ isSubmitted: true })
    expect(parse(JOTFORM, 'loadScript:https://cdn.jotfor.ms/x.js:241234567890123')).toBeNull()
    expect(parse(JOTFORM, 'setHeight:1539:999999999')).toBeNull()
  })
  it('of Calendly tell of heights and a booking', () => {
    expect(parse(CALENDLY, { event: 'calendly.page_height', payload: { height: '1098px' } })).toEqual({ height: 1098 })
    expect(parse(CALENDLY, { event: 'calendly.event_scheduled', payload: { event: { uri: 'x' } } })).toMatchObject({ isSubmitted: true })
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

describe('hosts that may frame a form:', () => {
  it.each([
    ['https://forms.zoho.com/x', 'zoho'],
    ['https://forms.zohopublic.com.au/x', 'zoho'],
    ['https://forms.zoho.eu/x', 'zoho'],
    ['https://myforms.zoho.com/x', 'embedded'],
    ['https://forms.zoho.com.evil.example/x', 'embedded'],
    ['https://hsforms.net/x', 'hubspot'],
    ['https://a.hubspotpagebuilder.com/x', 'hubspot'],
    ['https://jotform.com/x', 'jotform'],
    ['https://hipaa.jotform.com/x', 'jotform'],
    ['https://www.calendly.com/x', 'calendly'],
    ['https://evilcalendly.com/x', 'embedded'],
  ])('the hosted form’s address %s is %s', (url, name) => expect(providerOf(url).name).toBe(name))
})

describe('Jotform', () => {
  it.each([
    ['setHeight:200:241234567890123', 200],
    ['setHeight:10000:241234567890123', 10_000],
    ['setHeight:539.2:241234567890123', 540],
    ['setHeight:539px:241234567890123', 539],
    ['setHeight:539.2501px:241234567890123', 540],
  ])('%s is a height of %i', (data, height) => expect(parse(JOTFORM, data)).toEqual({ height }))
  it.each([
    'setHeight:199:241234567890123',
    'setHeight:10001:241234567890123',
    'setHeight:x539:241234567890123',
    'setHeight:539pt:241234567890123',
    'setHeight:539.12345:241234567890123',
    'setHeight:123456:241234567890123',
    'setHeight:539:241234567890123:more',
    'height:539:241234567890123',
    'scrollIntoView::241234567890123:more',
    'scrollIntoView::1',
    `scrollIntoView:${'x'.repeat(200)}:241234567890123`,
  ])('%s is nothing', (data) => expect(parse(JOTFORM, data)).toBeNull())
  it('believes a submission of its own form only', () => {
    expect(parse(JOTFORM, { action: 'submission-completed', formID: '241234567890123' })).toEqual({ scrolls: true, isSubmitted: true })
    expect(parse(JOTFORM, { action: 'submission-completed', formID: '1' })).toBeNull()
    expect(parse(JOTFORM, { action: 'submission-started', formID: '241234567890123' })).toBeNull()
  })
  it('sends no message to a form whose address has no number', () => {
    expect(parse('https://form.jotform.com/acme/demo', 'setHeight:539:241234567890123')).toBeNull()
  })
  it('reads the longest message that it may', () => {
    const url = 'https://form.jotform.com/241234567890123'
    expect(parse(url, `scrollIntoView:${'x'.repeat(200 - 31)}:241234567890123`)).toEqual({ scrolls: true })
  })
})

describe('HubSpot and Calendly', () => {
  it('scroll once somebody has submitted or booked', () => {
    expect(parse(HUBSPOT, { type: 'hsFormCallback', eventName: 'onFormSubmitted' })).toEqual({ scrolls: true, isSubmitted: true })
    expect(parse(HUBSPOT, { type: 'other', eventName: 'onFormSubmitted' })).toBeNull()
    expect(parse(CALENDLY, { event: 'calendly.event_scheduled' })).toEqual({ scrolls: true, isSubmitted: true })
  })
  it.each([
    [200, 200],
    [199.5, undefined],
    [10_000, 10_000],
    [10_000.5, undefined],
    [539.2, 540],
    [Number.NaN, undefined],
    [['539'], undefined],
  ])('a height of %s counts as %s', (height, counted) =>
    expect(parse(CALENDLY, { event: 'calendly.page_height', payload: { height } })).toEqual(counted ? { height: counted } : null),
  )
  it.each([{ event: 'other.page_height', payload: { height: 500 } }, { event: 7 }, [], ['calendly.'], { event: 'calendly' }])(
    '%j is nothing',
    (data) => expect(parse(CALENDLY, data)).toBeNull(),
  )
})

it('a hosted form builds addresses as each provider wants them', () => {
  const parameters = { utm_source: 'fair', gclid: '1', zf_utm_term: 'x' }
  expect(providerOf(ZOHO).createAddress(ZOHO, parameters)).toBe(`${ZOHO}?utm_source=fair&gclid=1&zf_utm_term=x`)
  expect(providerOf(CALENDLY).createAddress(CALENDLY, parameters)).toBe(`${CALENDLY}?utm_source=fair&embed_type=Inline`)
  expect(providerOf(JOTFORM).createAddress(JOTFORM, parameters)).toBe(`${JOTFORM}?utm_source=fair&gclid=1&zf_utm_term=x&isIframeEmbed=1`)
  expect(providerOf(HUBSPOT).createAddress(HUBSPOT, parameters)).toBe(`${HUBSPOT}?utm_source=fair&gclid=1&zf_utm_term=x`)
  expect(providerOf(OWN).createAddress(OWN, parameters)).toBe(`${OWN}?utm_source=fair&gclid=1&zf_utm_term=x`)
  const every = Object.fromEntries(['source', 'medium', 'campaign', 'content', 'term', 'id'].map((name) => [`utm_${name}`, 'x']))
  expect(providerOf(CALENDLY).createAddress(CALENDLY, { ...every, xutm_source: 'x', utm_terms: 'x' })).toBe(
    `${CALENDLY}?utm_source=x&utm_medium=x&utm_campaign=x&utm_content=x&utm_term=x&embed_type=Inline`,
  )
})
