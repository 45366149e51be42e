import { describe, expect, it } from 'vitest'
import { currentMark, normalizePath, prefixOf } from './currentMark'

describe('currentMark', () => {
  it('marks the exact page', () => expect(currentMark('/blog', '/blog')).toBe('page'))
  it('ignores a trailing slash, a query and a hash', () => {
    expect(currentMark('/blog/?page=2#top', '/blog')).toBe('page')
    expect(normalizePath('/')).toBe('/')
    expect(normalizePath('//')).toBe('/')
    expect(normalizePath('')).toBe('/')
    expect(normalizePath('/blog//')).toBe('/blog')
    expect(normalizePath('/a/b#x?y')).toBe('/a/b')
    expect(currentMark('/blog', '/blog/')).toBe('page')
  })
  it('marks a link whose pages lie below it', () => expect(currentMark('/blog/some-article', '/blog')).toBe('true'))
  it('matches whole segments only', () => expect(currentMark('/blogging', '/blog')).toBeUndefined())
  it('matches home only exactly', () => {
    expect(currentMark('/', '/')).toBe('page')
    expect(currentMark('/blog', '/')).toBeUndefined()
    expect(currentMark('/blog', '/x', '/')).toBeUndefined()
    expect(currentMark('/', '/x', '/')).toBeUndefined()
  })
  it('keeps Support current on every support page', () => {
    expect(currentMark('/support/help-center', '/support/faqs', '/support')).toBe('true')
    expect(currentMark('/support/faqs', '/support/faqs', '/support')).toBe('page')
    expect(currentMark('/support', '/support/faqs', '/support')).toBe('true')
  })
})

it.each([
  ['/support/faqs', '/support'],
  ['/support/faqs#faq-languages', '/support'],
  ['/blog', '/blog'],
  ['/', '/'],
])('a link of the header to %s stands for %s and what lies below', (href, prefix) => expect(prefixOf(href)).toBe(prefix))
