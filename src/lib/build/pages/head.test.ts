import { describe, expect, it } from 'vitest'
import { checkMeta, documentTitle, organizationData, type PageMeta, robotsOf, structuredData, writeJsonLd } from './head.ts'

const organization = {
  name: 'Brand',
  legalName: 'Brand, Inc.',
  url: 'https://b.example',
  phone: '1',
  email: 'e@b.example',
  sameAs: [],
  logo: 'https://b.example/logo.png',
}
const image = 'https://b.example/image.png'
const meta: PageMeta = { title: 'A page of the site', description: 'd'.repeat(100), path: '/a/b' }

describe('documentTitle', () => {
  it('adds the brand where it fits', () => expect(documentTitle('A page', 'Brand')).toBe('A page | Brand'))
  it('leaves it out where the title would be cut', () => {
    expect(documentTitle('x'.repeat(62), 'Brand')).toBe(`${'x'.repeat(62)} | Brand`)
    expect(documentTitle('x'.repeat(63), 'Brand')).toBe('x'.repeat(63))
  })
  it('does not repeat it', () => expect(documentTitle('Brand is here', 'Brand')).toBe('Brand is here'))
})

describe('checkMeta', () => {
  it('accepts a good page, at each limit', () => {
    expect(() => checkMeta(meta, 'Brand')).not.toThrow()
    for (const length of [70, 160]) expect(() => checkMeta({ ...meta, description: 'd'.repeat(length) }, 'B')).not.toThrow()
    for (const title of ['x'.repeat(70), 'xxxxxx']) expect(() => checkMeta({ ...meta, title }, 'B')).not.toThrow()
  })
  it.each([
    [{ title: 'x'.repeat(71) }, 'Page /a/b: the title has 71 characters; it needs 10 to 70.'],
    [{ title: 'x' }, 'Page /a/b: the title has 5 characters; it needs 10 to 70.'],
    [{ description: 'd'.repeat(69) }, 'Page /a/b: the description has 69 characters; it needs 70 to 160.'],
    [{ description: 'd'.repeat(161) }, 'Page /a/b: the description has 161 characters; it needs 70 to 160.'],
    [{ path: 'a' }, 'Page a: the path "a" must start with "/".'],
    [
      { title: 'x', description: 'd' },
      'Page /a/b: the title has 5 characters; it needs 10 to 70; the description has 1 characters; it needs 70 to 160.',
    ],
  ])('refuses %o and says what to change', (change, message) =>
    expect(() => checkMeta({ ...meta, ...change }, 'B')).toThrow(new Error(message)),
  )
})

const graphOf = (change: Partial<PageMeta>, who = organization) => {
  const data = structuredData({ ...meta, ...change }, who, image) as { '@context': string; '@graph': object[] }
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

describe('structured data', () => {
  it('escapes the end tag of its script element', () => {
    expect(writeJsonLd({ a: '</script><script>alert(1)' })).not.toContain('<')
    expect(JSON.parse(writeJsonLd({ a: '</script><b>' }))).toEqual({ a: '</script><b>' })
  })
  it('is Organization and WebSite on home', () => {
    expect(graphOf({ path: '/' })).toEqual([
      {
        '@type': 'Organization',
        '@id': 'https://b.example/#organization',
        name: 'Brand',
        legalName: 'Brand, Inc.',
        url: 'https://b.example',
        logo: 'https://b.example/logo.png',
        telephone: '1',
        email: 'e@b.example',
      },
      {
        '@type': 'WebSite',
        '@id': 'https://b.example/#website',
        url: 'https://b.example',
        name: 'Brand',
        publisher: { '@id': 'https://b.example/#organization' },
      },
    ])
  })
  it('names where else the organization is, once that is configured', () => {
    expect(organizationData({ ...organization, sameAs: ['https://social.example/x'] })).toMatchObject({
      sameAs: ['https://social.example/x'],
    })
  })
  it('is a BreadcrumbList on other pages', () => {
    const entry = (position: number, name: string, item: string) => ({ '@type': 'ListItem', position, name, item })
    expect(graphOf({ breadcrumbs: [{ label: 'A', path: '/a' }] })).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          entry(1, 'Home', 'https://b.example/'),
          entry(2, 'A', 'https://b.example/a'),
          entry(3, 'A page of the site', 'https://b.example/a/b'),
        ],
      },
    ])
    const [short] = graphOf({}) as { itemListElement: object[] }[]
    expect(short?.itemListElement).toEqual([
      entry(1, 'Home', 'https://b.example/'),
      entry(2, 'A page of the site', 'https://b.example/a/b'),
    ])
  })
  it('is the article too on an article', () => {
    const article = {
      headline: 'At length',
      published: '2025-10-01',
      modified: '2025-11-02',
      author: 'Somebody',
      tags: ['NCNS'],
      wordCount: 2000,
    }
    const graph = graphOf({ article })
    expect(graph).toHaveLength(2)
    expect(graph[1]).toEqual({
      '@type': 'BlogPosting',
      headline: 'At length',
      description: meta.description,
      datePublished: '2025-10-01',
      dateModified: '2025-11-02',
      author: { '@type': 'Person', name: 'Somebody' },
      publisher: { '@type': 'Organization', name: 'Brand', logo: { '@type': 'ImageObject', url: 'https://b.example/logo.png' } },
      image,
      mainEntityOfPage: 'https://b.example/a/b',
      keywords: ['NCNS'],
      wordCount: 2000,
    })
  })
})

it('search engines leave out what a page or a preview asks them to, and nothing else', () => {
  expect(robotsOf({}, false)).toBeUndefined()
  expect(robotsOf({ noindex: false }, false)).toBeUndefined()
  expect(robotsOf({ noindex: true }, false)).toBe('noindex')
  expect(robotsOf({}, true)).toBe('noindex')
})
