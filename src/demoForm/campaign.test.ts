import { describe, expect, it } from 'vitest'
import {
  campaignFromLanding,
  campaignFromProvider,
  campaignFromSearch,
  campaignFromStorage,
  withoutCampaign,
  withParameters,
} from './campaign.ts'

describe('campaignFromSearch', () => {
  it('keeps the allow-listed names only', () => {
    expect(campaignFromSearch('?utm_source=fair&gclid=1&fbclid=2&msclkid=3&email=a@b.c&UTM_X=1')).toEqual({
      utm_source: 'fair',
      gclid: '1',
      fbclid: '2',
      msclkid: '3',
    })
  })
  it.each(['xutm_source', 'utm_', 'utm_source!', 'my_gclid', 'gclid_2', 'utm_SOURCE', `utm_${'x'.repeat(41)}`])('leaves out %s', (name) =>
    expect(campaignFromSearch(`${name}=1`)).toEqual({}),
  )
  it('leaves out names without a value', () => expect(campaignFromSearch('utm_source=&gclid')).toEqual({}))
  it('cuts values at 200 characters', () => expect(campaignFromSearch(`utm_term=${'x'.repeat(500)}`).utm_term).toHaveLength(200))
  it('takes the first of a repeated name', () => expect(campaignFromSearch('utm_source=a&utm_source=b')).toEqual({ utm_source: 'a' }))
  it('survives bad escapes and names of the prototype', () => {
    expect(campaignFromSearch('utm_source=%E0%A4%A&__proto__=x&constructor=y')).toEqual({ utm_source: expect.any(String) })
  })
  it('stops at twenty names', () => {
    const many = Array.from({ length: 100 }, (_, index) => `utm_x${index}=1`).join('&')
    expect(Object.keys(campaignFromSearch(many))).toHaveLength(20)
  })
})

describe('campaignFromLanding', () => {
  it.each(['/', '/blog/a-b', '/guides/retail.pdf', `/${'x'.repeat(120)}`])('is %s', (path) =>
    expect(campaignFromLanding(path)).toEqual({ landing: path }),
  )
  it('is nothing but a plain path of this site', () => {
    for (const value of ['//evil.example', 'blog', '', '/a?b', '/a b', 'x/', '/%00', `/${'x'.repeat(121)}`, 7, null, undefined, ['/']])
      expect(campaignFromLanding(value)).toEqual({})
  })
})

describe('campaignFromStorage', () => {
  it('reads back what was stored', () => expect(campaignFromStorage('{"utm_source":"fair & co"}')).toEqual({ utm_source: 'fair & co' }))
  it.each([null, '', '{', '[]', '7', 'null', '{"utm_source":7}', '{"email":"a@b.c"}', '["utm_source"]', '"utm_source=fair"'])(
    'has none in %s',
    (stored) => expect(campaignFromStorage(stored)).toEqual({}),
  )
})

describe('campaignFromProvider', () => {
  const reader = (values: Record<string, string>) => (name: string) => values[name] ?? ''
  it('is null without the scripts', () => expect(campaignFromProvider({})).toBeNull())
  it('prefixes the provider’s own names on the same domain, not the custom ones', () => {
    const found = campaignFromProvider({
      ZFAdvLead: { utmPNameArr: ['utm_source', 'plant'], utmcustPNameArr: ['plant'], isSameDomian: true },
      zfutm_zfAdvLead: { zfautm_gC_enc: reader({ utm_source: 'a%20b', plant: 'north' }) },
    })
    expect(found).toEqual({ zf_utm_source: 'a b', plant: 'north' })
  })
  it('prefixes nothing on another domain, and nothing of the simple script', () => {
    const names = { utmPNameArr: ['utm_source'] }
    const known = reader({ utm_source: 'fair' })
    expect(campaignFromProvider({ ZFAdvLead: names, zfutm_zfAdvLead: { zfautm_gC_enc: known } })).toEqual({ utm_source: 'fair' })
    const same = { ...names, isSameDomian: true }
    expect(campaignFromProvider({ ZFLead: same, zfutm_zfLead: { zfutm_gC_enc: known } })).toEqual({ utm_source: 'fair' })
  })
  it('takes the advanced script’s word where both have one', () => {
    const script = { utmPNameArr: ['gclid'] }
    const found = campaignFromProvider({
      ZFLead: { utmPNameArr: ['gclid', 'fbclid'] },
      zfutm_zfLead: { zfutm_gC_enc: reader({ gclid: 'simple', fbclid: 'simple' }) },
      ZFAdvLead: script,
      zfutm_zfAdvLead: { zfautm_gC_enc: reader({ gclid: 'advanced' }) },
    })
    expect(found).toEqual({ gclid: 'advanced', fbclid: 'simple' })
  })
  it('reads the simple script', () => {
    const found = campaignFromProvider({
      ZFLead: { utmPNameArr: ['utm_source', 'password'] },
      zfutm_zfLead: { zfutm_gC_enc: reader({ utm_source: 'fair', password: 'x' }) },
    })
    expect(found).toEqual({ utm_source: 'fair' })
  })
  const simple = (script: object, get: unknown): Record<string, string> | null =>
    campaignFromProvider({ ZFLead: script, zfutm_zfLead: { zfutm_gC_enc: get } })
  it('calls the reader as its own method', () => {
    function own(this: unknown): string {
      return String(Object.keys(this as object))
    }
    expect(simple({ utmPNameArr: ['gclid'] }, own)).toEqual({ gclid: 'zfutm_gC_enc' })
  })
  it('keeps values whose escapes are bad, cuts long ones and leaves out what is no text', () => {
    expect(simple({ utmPNameArr: ['gclid'] }, () => '%E0%A4%A')).toEqual({ gclid: '%E0%A4%A' })
    expect(simple({ utmPNameArr: ['gclid'] }, () => 'x'.repeat(500))).toEqual({ gclid: 'x'.repeat(200) })
    for (const value of ['', 7, null, { toString: () => 'x' }]) expect(simple({ utmPNameArr: ['gclid'] }, () => value)).toEqual({})
  })
  it('takes of the custom names only what can be a name, and twenty names at most', () => {
    const strange = ['a b', 'a=b', 'ä', '', 'x'.repeat(49), 7]
    expect(simple({ utmPNameArr: strange, utmcustPNameArr: strange }, () => 'v')).toEqual({})
    const many = Array.from({ length: 30 }, (_, index) => `utm_${index}`)
    expect(Object.keys(simple({ utmPNameArr: many }, () => 'v') ?? {})).toHaveLength(20)
  })
  it('finds nothing where the list of names is missing, or is none', () => {
    for (const script of [{}, { utmPNameArr: 'gclid' }]) expect(simple(script, () => 'v')).toEqual({})
  })
  it('is null where the script or its reader is missing', () => {
    expect(simple({ utmPNameArr: ['gclid'] }, 'no function')).toBeNull()
    expect(campaignFromProvider({ zfutm_zfLead: { zfutm_gC_enc: () => 'v' } })).toBeNull()
  })
  it('reads the one script when the other is not whole', () => {
    const whole = { ZFLead: { utmPNameArr: ['gclid'] }, zfutm_zfLead: { zfutm_gC_enc: () => 'v' } }
    expect(campaignFromProvider({ ...whole, ZFAdvLead: { utmPNameArr: ['gclid'] } })).toEqual({ gclid: 'v' })
    expect(campaignFromProvider({ ...whole, zfutm_zfAdvLead: { zfautm_gC_enc: () => 'x' } })).toEqual({ gclid: 'v' })
  })
  it('counts a throwing script as absent', () => {
    const throwing = () => {
      throw new Error('theirs')
    }
    expect(campaignFromProvider({ ZFLead: { utmPNameArr: ['gclid'] }, zfutm_zfLead: { zfutm_gC_enc: throwing } })).toBeNull()
  })
})

describe('withParameters', () => {
  it('adds with the right separator and encoding', () =>
    expect(withParameters('https://f.example/a?x=1', { utm_source: 'a&b=c' })).toBe('https://f.example/a?x=1&utm_source=a%26b%3Dc'))
  it('never adds one twice', () => expect(withParameters('https://f.example/?gclid=1', { gclid: '2' })).toBe('https://f.example/?gclid=1'))
})

it('the campaign of a visit takes the campaign out of an address that is handed on, and nothing else', () => {
  expect(withoutCampaign('https://b.example/x?utm_source=fair&topic=a&gclid=1&page=2#faqs')).toBe('https://b.example/x?topic=a&page=2#faqs')
  expect(withoutCampaign('https://b.example/x?utm_source=fair')).toBe('https://b.example/x')
})
