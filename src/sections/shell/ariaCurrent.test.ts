import { describe, expect, it } from 'vitest'
import { ariaCurrent, normalizePath, prefixOf } from './ariaCurrent.ts'

describe('ariaCurrent', () => {
  it('marks the exact page', () => expect(ariaCurrent('/blog', '/blog')).toBe('page'))
  it('ignores a trailing slash, a query and a hash', () => {
    expect(ariaCurrent('/blog/?page=2#top', '/blog')).toBe('page')
    expect(normalizePath('/')).toBe('/')
    expect(normalizePath('//')).toBe('/')
    expect(normalizePath('')).toBe('/')
    expect(normalizePath('/blog//')).toBe('/blog')
    expect(normalizePath('/a/b#x?y')).toBe('/a/b')
    expect(ariaCurrent('/blog', '/blog/')).toBe('page')
  })
  it('marks a link whose pages lie below it', () => expect(ariaCurrent('/blog/some-article', '/blog')).toBe('true'))
  it('matches whole segments only', () => expect(ariaCurrent('/blogging', '/blog')).toBeUndefined())
  it('matches home only exactly', () => {
    expect(ariaCurrent('/', '/')).toBe('page')
    expect(ariaCurrent('/blog', '/')).toBeUndefined()
    expect(ariaCurrent('/blog', '/x', '/')).toBeUndefined()
    expect(ariaCurrent('/', '/x', '/')).toBeUndefined()
  })
  it('keeps Support current on every support page', () => {
    expect(ariaCurrent('/support/help-center', '/support/faqs', '/support')).toBe('true')
    expect(ariaCurrent('/support/faqs', '/support/faqs', '/support')).toBe('page')
    expect(ariaCurrent('/support', '/support/faqs', '/support')).toBe('true')
  })
})

it.each([
  ['/support/faqs', '/support'],
  ['/support/faqs#faq-languages', '/support'],
  ['/blog', '/blog'],
  ['/', '/'],
])('a link of the header to %s stands for %s and what lies below', (href, prefix) => expect(prefixOf(href)).toBe(prefix))
