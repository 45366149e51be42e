import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { changeData, DOCUMENT_ROUTES, REDIRECTS, SPECIFIED_LISTS, withRedirects } from './dataFiles.ts'
import { createChangeableTexts } from './projectTexts.ts'

it.each([REDIRECTS, DOCUMENT_ROUTES, SPECIFIED_LISTS])('%s is written by commands as the formatter writes it', (file) => {
  const before = readFileSync(file, 'utf8')
  const { texts, change } = createChangeableTexts(new Map([[file, before]]))
  changeData(change, file, (data) => data)
  expect(texts.get(file)).toBe(before)
})

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
