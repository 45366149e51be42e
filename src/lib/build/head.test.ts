import { describe, expect, it } from 'vitest'
import { checkMeta, documentTitle, jsonLd, type PageMeta, socialImagePath, structuredData } from './head'

const organization = { name: 'Brand', legalName: 'Brand, Inc.', url: 'https://b.example', phone: '1', email: 'e@b.example', sameAs: [] }
const meta: PageMeta = { title: 'A page of the site', description: 'd'.repeat(100), path: '/a/b' }

describe('documentTitle', () => {
  it('adds the brand where it fits', () => expect(documentTitle('A page', 'Brand')).toBe('A page | Brand'))
  it('leaves it out where the title would be cut', () => expect(documentTitle('x'.repeat(68), 'Brand')).toBe('x'.repeat(68)))
  it('does not repeat it', () => expect(documentTitle('Brand is here', 'Brand')).toBe('Brand is here'))
})

describe('checkMeta', () => {
  it('accepts a good page', () => expect(() => checkMeta(meta, 'Brand')).not.toThrow())
  it.each([
    [{ title: 'x'.repeat(71) }, /title has 71/],
    [{ title: 'x' }, /title has/],
    [{ description: 'd'.repeat(69) }, /description has 69/],
    [{ description: 'd'.repeat(161) }, /description has 161/],
    [{ path: 'a' }, /must start with/],
  ])('refuses %o', (change, message) => expect(() => checkMeta({ ...meta, ...change }, 'B')).toThrow(message))
})

describe('structured data', () => {
  it('cannot be closed by its own text', () => expect(jsonLd({ a: '</script><script>alert(1)' })).not.toContain('<'))
  it('is Organization and WebSite on home', () => {
    const types = JSON.stringify(structuredData({ ...meta, path: '/' }, organization))
    expect(types).toContain('"Organization"')
    expect(types).toContain('"WebSite"')
  })
  it('is the trail elsewhere', () => {
    const data = structuredData({ ...meta, breadcrumbs: [{ label: 'A', path: '/a' }] }, organization)
    const [list] = (data as { '@graph': { itemListElement: { name: string; item: string }[] }[] })['@graph']
    expect(list?.itemListElement.map((entry) => [entry.name, entry.item])).toEqual([
      ['Home', 'https://b.example/'],
      ['A', 'https://b.example/a'],
      ['A page of the site', 'https://b.example/a/b'],
    ])
  })
})

it('gives every route an image of its own', () => {
  expect(socialImagePath('/')).toBe('/og/home.png')
  expect(socialImagePath('/a/b')).toBe('/og/a/b.png')
})
