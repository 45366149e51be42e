import { describe, expect, it } from 'vitest'
import { withRedirects } from './withRedirects.ts'

describe('a redirect that a command writes', () => {
  it('is added below the others', () =>
    expect(Object.entries(withRedirects({ '/demo': '/request-demo' }, { '/blog/a': '/blog/b', '/blog/c': '/blog' }))).toEqual([
      ['/demo', '/request-demo'],
      ['/blog/a', '/blog/b'],
      ['/blog/c', '/blog'],
    ]))
  it('replaces the targets of redirects to the old address, so that no visitor is redirected twice', () =>
    expect(withRedirects({ '/blog/a': '/blog/b', '/x': '/blog/b#end', '/y': '/blog/b-2' }, { '/blog/b': '/blog/c' })).toEqual({
      '/blog/a': '/blog/c',
      '/x': '/blog/c#end',
      '/y': '/blog/b-2',
      '/blog/b': '/blog/c',
    }))
  it('drops the section ids of a removed page', () =>
    expect(withRedirects({ '/x': '/blog/b#end', '/y': '/blog/b-2' }, { '/blog/b': '/blog' }, false)).toEqual({
      '/x': '/blog',
      '/y': '/blog/b-2',
      '/blog/b': '/blog',
    }))
  it('is removed when a page gets its first address back', () =>
    expect(withRedirects({ '/blog/a': '/blog/b' }, { '/blog/b': '/blog/a' })).toEqual({ '/blog/b': '/blog/a' }))
})
