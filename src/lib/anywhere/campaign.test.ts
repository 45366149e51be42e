import { describe, expect, it } from 'vitest'
import { campaignFromProvider, campaignFromSearch, campaignFromStorage, withParameters } from './campaign'

describe('campaignFromSearch', () => {
  it('keeps the allow-listed names only', () => {
    expect(campaignFromSearch('?utm_source=fair&gclid=1&fbclid=2&msclkid=3&email=a@b.c&UTM_X=1')).toEqual({
      utm_source: 'fair',
      gclid: '1',
      fbclid: '2',
      msclkid: '3',
    })
  })
  it('cuts values at 200 characters', () => expect(campaignFromSearch(`utm_term=${'x'.repeat(500)}`).utm_term).toHaveLength(200))
  it('takes the first of a repeated name', () => expect(campaignFromSearch('utm_source=a&utm_source=b')).toEqual({ utm_source: 'a' }))
  it('survives bad escapes and names of the prototype', () => {
    expect(campaignFromSearch('utm_source=%E0%A4%A&__proto__=x&constructor=y')).toHaveProperty('utm_source')
  })
  it('stops at twenty names', () => {
    const many = Array.from({ length: 100 }, (_, index) => `utm_x${index}=1`).join('&')
    expect(Object.keys(campaignFromSearch(many))).toHaveLength(20)
  })
})

describe('campaignFromStorage', () => {
  it('reads back what was stored', () => expect(campaignFromStorage('{"utm_source":"fair & co"}')).toEqual({ utm_source: 'fair & co' }))
  it.each([null, '', '{', '[]', '7', 'null', '{"utm_source":7}', '{"email":"a@b.c"}'])('has none in %s', (stored) =>
    expect(campaignFromStorage(stored)).toEqual({}),
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
  it('reads the simple script', () => {
    const found = campaignFromProvider({
      ZFLead: { utmPNameArr: ['utm_source', 'password'] },
      zfutm_zfLead: { zfutm_gC_enc: reader({ utm_source: 'fair', password: 'x' }) },
    })
    expect(found).toEqual({ utm_source: 'fair' })
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
