import { describe, expect, it } from 'vitest'
import { withRedirects } from './redirectLines.ts'

const file = (...lines: string[]) =>
  `export const redirects: Record<string, string> = {\n  [folders.legal]: routes.home,\n${lines.map((line) => `  ${line},\n`).join('')}}\n`

describe('a redirect that a command writes', () => {
  it('stands below those that are there', () =>
    expect(withRedirects(file("'/demo': routes.requestDemo"), { '/blog/a': '/blog/b', '/blog/c': '/blog' })).toBe(
      file("'/demo': routes.requestDemo", "'/blog/a': '/blog/b'", "'/blog/c': '/blog'"),
    ))
  it('takes along what led to the old address, so that nobody is sent on twice', () =>
    expect(withRedirects(file("'/blog/a': '/blog/b'", "'/x': '/blog/b#end'", "'/y': '/blog/b-2'"), { '/blog/b': '/blog/c' })).toBe(
      file("'/blog/a': '/blog/c'", "'/x': '/blog/c#end'", "'/y': '/blog/b-2'", "'/blog/b': '/blog/c'"),
    ))
  it('forgets the sections of a page that is gone', () =>
    expect(withRedirects(file("'/x': '/blog/b#end'", "'/y': '/blog/b-2'"), { '/blog/b': '/blog' }, false)).toBe(
      file("'/x': '/blog'", "'/y': '/blog/b-2'", "'/blog/b': '/blog'"),
    ))
  it('leaves a page that has its first address back without one', () =>
    expect(withRedirects(file("'/blog/a': '/blog/b'"), { '/blog/b': '/blog/a' })).toBe(file("'/blog/b': '/blog/a'")))
  it('breaks where the formatter breaks it', () => {
    const [from, to] = [`/blog/${'a'.repeat(70)}`, `/blog/${'b'.repeat(70)}`]
    expect(withRedirects(file(), { [from]: to })).toBe(file(`'${from}':\n    '${to}'`))
    expect(withRedirects(file(`'${from}':\n    '${to}'`), { [to]: '/blog/c' })).toContain(`'${from}':\n    '/blog/c',\n`)
  })
})
