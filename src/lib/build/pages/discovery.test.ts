import { describe, expect, it } from 'vitest'
import { securityExpiry, writeRobotsTxt, writeSecurityTxt, writeSitemap } from './discovery.ts'

describe('the expiry of security.txt', () => {
  it.each(['2026-01-01T00:00:00Z', '2026-06-30T23:59:59Z', '2026-07-01T00:00:00Z', '2026-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
    'is 6 to 12 months after %s',
    (date) => {
      const months = (Date.parse(securityExpiry(new Date(date))) - Date.parse(date)) / (30.44 * 86_400_000)
      expect(months).toBeGreaterThan(5.9)
      expect(months).toBeLessThan(12.1)
    },
  )
  it('changes with the half-year, at the first moment of July', () => {
    expect(securityExpiry(new Date('2026-06-30T23:59:59Z'))).toBe('2027-01-01T00:00:00.000Z')
    expect(securityExpiry(new Date('2026-07-01T00:00:00Z'))).toBe('2027-07-01T00:00:00.000Z')
  })
  it('is the same for builds of the same half-year', () =>
    expect(securityExpiry(new Date('2026-08-01'))).toBe(securityExpiry(new Date('2026-11-21'))))
})

describe('the sitemap', () => {
  it('states a date where one is known, and escapes addresses', () => {
    const text = writeSitemap([{ url: 'https://b.example/a?b&c<d', lastModified: '2025-10-14' }, { url: 'https://b.example/d' }])
    expect(text).toContain('<url><loc>https://b.example/a?b&amp;c&lt;d</loc><lastmod>2025-10-14</lastmod></url>')
    expect(text.split('\n')).toContain('  <url><loc>https://b.example/d</loc></url>')
  })
})

it('robots.txt invites to the sitemap, and shuts a preview out of every search engine', () => {
  expect(writeRobotsTxt('https://b.example/sitemap.xml', false)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://b.example/sitemap.xml\n')
  expect(writeRobotsTxt('https://b.example/sitemap.xml', true)).toBe('User-agent: *\nDisallow: /\n')
})

it('security.txt has a line for each contact, and the fields that RFC 9116 demands', () => {
  expect(writeSecurityTxt(['mailto:a@b.example', 'https://b.example/report'], 'https://b.example/x', new Date('2026-11-24'))).toBe(
    'Contact: mailto:a@b.example\nContact: https://b.example/report\nExpires: 2027-07-01T00:00:00.000Z\nPreferred-Languages: en, es\nCanonical: https://b.example/x\n',
  )
})
