import { describe, expect, it } from 'vitest'
import { withRedirects } from './withRedirects.ts'

describe('a redirect that a command writes', () => {
  it('stands below those that are there', () =>
    expect(Object.entries(withRedirects({ '/demo': '/request-demo' }, { '/blog/a': '/blog/b', '/blog/c': '/blog' }))).toEqual([
      ['/demo', '/request-demo'],
      ['/blog/a', '/blog/b'],
      ['/blog/c', '/blog'],
    ]))
  it('takes along what led to the old address, so that nobody is sent on twice', () =>
    expect(withRedirects({ '/blog/a': '/blog/b', '/x': '/blog/b#end', '/y': '/blog/b-2' }, { '/blog/b': '/blog/c' })).toEqual({
      '/blog/a': '/blog/c',
      '/x': '/blog/c#end',
      '/y': '/blog/b-2',
      '/blog/b': '/blog/c',
    }))
  it('forgets the sections of a page that is gone', () =>
    expect(withRedirects({ '/x': '/blog/b#end', '/y': '/blog/b-2' }, { '/blog/b': '/blog' }, false)).toEqual({
      '/x': '/blog',
      '/y': '/blog/b-2',
      '/blog/b': '/blog',
    }))
  it('leaves a page that has its first address back without one', () =>
    expect(withRedirects({ '/blog/a': '/blog/b' }, { '/blog/b': '/blog/a' })).toEqual({ '/blog/b': '/blog/a' }))
})
