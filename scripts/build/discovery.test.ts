import { describe, expect, it } from 'vitest'
import { securityExpiry, sourcesOf } from './discovery.ts'

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

describe('the sources of a page', () => {
  const files = [
    'src/content/blog',
    'src/pages/index.astro',
    'src/content/home.ts',
    'src/content/blog/a.mdx',
    'src/content/blog/b.mdx',
    'src/pages/blog/[slug].astro',
    'src/content/legal/terms.mdx',
  ]
  it('are its page and its content', () => expect(sourcesOf('/', files)).toEqual(['src/pages/index.astro', 'src/content/home.ts']))
  it('are the one article of an article page', () => expect(sourcesOf('/blog/a', files)).toEqual(['src/content/blog/a.mdx']))
  it('are those of the list for a page that only lists', () =>
    expect(sourcesOf('/blog/tag/x', files)).toEqual(['src/content/blog/a.mdx', 'src/content/blog/b.mdx']))
  it('are all articles of a list', () => expect(sourcesOf('/blog', files)).toEqual(['src/content/blog/a.mdx', 'src/content/blog/b.mdx']))
})
