import { describe, expect, it } from 'vitest'
import { securityExpiry, sitemap } from './discovery'

describe('the expiry of security.txt', () => {
  it.each(['2026-01-01T00:00:00Z', '2026-06-30T23:59:59Z', '2026-07-01T00:00:00Z', '2026-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
    'is 6 to 12 months after %s',
    (date) => {
      const months = (Date.parse(securityExpiry(new Date(date))) - Date.parse(date)) / (30.44 * 86_400_000)
      expect(months).toBeGreaterThan(5.9)
      expect(months).toBeLessThan(12.1)
    },
  )
  it('is the same for builds of the same half-year', () =>
    expect(securityExpiry(new Date('2026-08-01'))).toBe(securityExpiry(new Date('2026-11-21'))))
})

describe('the sitemap', () => {
  it('states a date where one is known, and escapes addresses', () => {
    const text = sitemap([{ url: 'https://b.example/a?b&c', lastModified: '2025-10-14' }, { url: 'https://b.example/d' }])
    expect(text).toContain('<url><loc>https://b.example/a?b&amp;c</loc><lastmod>2025-10-14</lastmod></url>')
    expect(text).toContain('<url><loc>https://b.example/d</loc></url>')
  })
})
