/** Resolves addresses. The suites of the embedded server and of the platforms test the same over HTTP. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePath, resolveAddress } from './addressing.ts'

const files = ['/index.html', '/404.html', '/demo.html', '/blog.html', '/blog/404.html', '/blog/a.html', '/help/index.html', '/guide.pdf']
const site = {
  has: (file: string) => files.includes(file),
  redirects: { '/old': '/demo#part', '/über': '/demo' },
  serves: (path: string) => !path.startsWith('/guide'),
}
const resolve = (target: string, change: Partial<typeof site> = {}) => resolveAddress(target, { ...site, ...change })

describe('a path of a request:', () => {
  it.each([
    ['/demo', '/demo'],
    ['/demo?a=%E0', '/demo'],
    ['/%C3%BCber', '/über'],
    ['/a%20b', '/a b'],
    [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
  ])('%s is %s', (target, path) => expect(decodePath(target)).toBe(path))
  it.each(['', 'demo', '*', 'http://x/', '/%E0%A4%A', '/%00', '/a%1fb', '/a%7Fb', '/a%5cb', '/a\\b', `/${'a'.repeat(2048)}`])(
    '%j is none',
    (target) => {
      expect(decodePath(target)).toBeNull()
      expect(resolve(target)).toEqual({ kind: 'bad' })
    },
  )
})

describe('files that are asked for', () => {
  it.each([
    ['/', '/index.html'],
    ['/?a=1', '/index.html'],
    ['/demo', '/demo.html'],
    ['/blog/a', '/blog/a.html'],
  ])('%s is answered with %s', (target, file) => expect(resolve(target)).toEqual({ kind: 'file', file }))
  it('may have a name that only begins like the page of what is missing, or has an ending in its middle', () => {
    const all = { has: () => true }
    expect(resolve('/404s', all)).toEqual({ kind: 'file', file: '/404s' })
    expect(resolve('/a.html/index.html', all)).toEqual({ kind: 'redirect', location: '/a.html' })
  })
  it('are answered under their own name', () =>
    expect(resolve('/guide.pdf', { serves: () => true })).toEqual({ kind: 'file', file: '/guide.pdf' }))
  it('of the other origin are missing', () => expect(resolve('/guide.pdf')).toEqual({ kind: 'missing', file: '/404.html' }))
})

describe('redirects of old addresses:', () => {
  it.each([
    ['/demo/', '/demo'],
    ['/demo///', '/demo'],
    ['//evil.example/', '/evil.example'],
    ['///', '/'],
    ['/demo.html', '/demo'],
    ['/demo.html?a=1', '/demo?a=1'],
    ['/index.html', '/'],
    ['/help/index.html', '/help'],
    ['/old', '/demo#part'],
    ['/old?a=1', '/demo?a=1#part'],
    ['/%C3%BCber', '/demo'],
    ['/%C3%BC/', '/%C3%BC'],
  ])('%s leads to %s', (target, location) => expect(resolve(target)).toEqual({ kind: 'redirect', location }))
  it('never lead to another host', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'/.%5c\\ae?#@:') }), (path) => {
        const found = resolve(`//${path}`)
        if (found.kind === 'redirect') expect(new URL(found.location, 'https://own.example').host).toBe('own.example')
      }),
    )
  })
})

describe('a request for what is missing:', () => {
  it.each([
    ['/nope', '/404.html'],
    ['/nope.html', '/404.html'],
    ['/404', '/404.html'],
    ['/404s', '/404.html'],
    ['/blog/nope', '/blog/404.html'],
    ['/blog/404', '/blog/404.html'],
    ['/blogs', '/404.html'],
    ['/blog/2025/nope', '/blog/404.html'],
  ])('%s gets the page %s', (target, file) => expect(resolve(target)).toEqual({ kind: 'missing', file }))
  it('gets the page of the nearest folder, however deep', () => {
    const has = (file: string) => [...files, '/blog/2025/404.html'].includes(file)
    expect(resolve('/blog/2025/nope', { has })).toEqual({ kind: 'missing', file: '/blog/2025/404.html' })
    expect(resolve('/blog/2025/may/nope', { has })).toEqual({ kind: 'missing', file: '/blog/2025/404.html' })
  })
  it('gets the one page that there is, or none', () => {
    expect(resolve('/blog/nope', { has: (file) => file === '/404.html' })).toEqual({ kind: 'missing', file: '/404.html' })
    expect(resolve('/nope', { has: () => false })).toEqual({ kind: 'missing', file: null })
  })
})
