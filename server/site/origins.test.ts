import { describe, expect, it } from 'vitest'
import { TEST_WORDS } from '#src/demoForm/requestWords.testing.ts'
import { icons } from '#src/site/routes.ts'
import { calculateObservatoryScore } from '#tests/lib/observatory.ts'
import type { BuildManifest } from './buildManifest.ts'
import { createFormHeaders, createPathFilter, createSiteHeaders, listFramingSites } from './origins.ts'

const LOCAL = 'http://localhost:4321'
const manifest: BuildManifest = {
  scriptHashes: ['sha256-abc='],
  styleHashes: ['sha256-one=', 'sha256-two='],
  pageStyles: { '/one.html': ['sha256-one='] },
  siteUrl: 'https://www.your.example',
  demoFormUrl: 'https://forms.your.example/embed/demo-request',
  frameOrigins: ['https://forms.your.example'],
  email: 'hello@your.example',
  requestWords: TEST_WORDS,
  analytics: null,
  hsts: 'host',
  files: {},
}
const google = { ...manifest, analytics: { provider: 'ga4', id: 'G-ABC1234567', url: '' } as const }
const form = (change: Partial<BuildManifest> = {}) =>
  createFormHeaders({ ...manifest, ...change }, listFramingSites({ ...manifest, ...change }, LOCAL, []))

it('the content security policy for one page names its own styles alone, for others those of every page', () => {
  const styleSourcesOf = (file?: string) =>
    /style-src ([^;]*)/.exec(createSiteHeaders(manifest, file)['Content-Security-Policy'] ?? '')?.[1]
  expect(styleSourcesOf('/one.html')).toBe("'self' 'sha256-one='")
  for (const file of [undefined, '/unknown.html']) expect(styleSourcesOf(file)).toBe("'self' 'sha256-one=' 'sha256-two='")
})

describe('the score by MDN’s published rules', () => {
  it('is A+ for the site, also with analytics', () => {
    for (const built of [manifest, google])
      expect(calculateObservatoryScore(createSiteHeaders(built))).toMatchObject({ grade: 'A+', score: 130 })
  })
  it('is A+ for the form', () => expect(calculateObservatoryScore(form())).toMatchObject({ grade: 'A+', score: 130 }))
  it.each([
    ['without a content security policy', { 'Content-Security-Policy': '' }, 55],
    ['with an insecure origin', { 'Content-Security-Policy': "default-src 'none'; frame-ancestors http://localhost:4321" }, 80],
    ['with inline scripts', { 'Content-Security-Policy': "default-src 'none'; script-src 'unsafe-inline'" }, 60],
    ['without Strict-Transport-Security', { 'Strict-Transport-Security': '' }, 80],
  ])('falls %s', (_, change, score) =>
    expect(calculateObservatoryScore({ ...createSiteHeaders(manifest), 'X-Frame-Options': '', ...change }).score).toBe(score),
  )
})

describe('the form', () => {
  it('names this machine’s site as its frame only in a build for this machine', () => {
    expect(form()['Content-Security-Policy']).toContain('frame-ancestors https://www.your.example;')
    expect(JSON.stringify(form())).not.toMatch(/localhost|127\.0\.0\.1/)
    expect(listFramingSites({ ...manifest, demoFormUrl: 'http://localhost:4322/embed/demo-request' }, LOCAL, [])).toEqual([
      LOCAL,
      manifest.siteUrl,
    ])
  })
  it('is framed by the listed sites alone', () => {
    const listed = ['https://a.example', 'https://b.example']
    expect(listFramingSites(manifest, LOCAL, listed)).toEqual(listed)
  })
  it('frames nothing itself', () => expect(form()['Content-Security-Policy']).toContain("frame-src 'none';"))
  it('never allows analytics', () => {
    expect(createSiteHeaders(google)['Content-Security-Policy']).toMatch(
      /script-src [^;]*googletagmanager.*connect-src [^;]*google-analytics/,
    )
    expect(JSON.stringify(form(google))).not.toContain('google')
  })
})

it('the site asks for subdomains and preloading only when the settings do', () => {
  const transport = (hsts: BuildManifest['hsts']) => createSiteHeaders({ ...manifest, hsts })['Strict-Transport-Security']
  expect([transport('host'), transport('subdomains'), transport('preload')]).toEqual([
    'max-age=63072000',
    'max-age=63072000; includeSubDomains',
    'max-age=63072000; includeSubDomains; preload',
  ])
})

it.each([
  ['/blog.html', { site: true, form: false }],
  ['/_assets/a.abc123.js', { site: true, form: true }],
  [icons.ico, { site: true, form: true }],
  ['/embed/demo-request', { site: false, form: true }],
  ['/embedded', { site: true, form: false }],
])('%s is an address of %j', (path, origins) =>
  expect({ site: createPathFilter('site', manifest)(path), form: createPathFilter('form', manifest)(path) }).toEqual(origins),
)
it('a preview is one origin, so it has the pages and the form that they frame', () => {
  const isServed = createPathFilter('site', { isPreview: true })
  expect(['/blog.html', '/_assets/a.abc123.js', '/embed/demo-request'].map(isServed)).toEqual([true, true, true])
})

it('a preview may frame its own pages, and search engines do not list it; the site is framed by nobody', () => {
  const ofPreview = createSiteHeaders({ ...manifest, isPreview: true })
  expect([ofPreview['X-Robots-Tag'], ofPreview['Content-Security-Policy']]).toEqual([
    'noindex',
    expect.stringContaining("frame-ancestors 'self'"),
  ])
  const ofSite = createSiteHeaders(manifest)
  expect([ofSite['X-Robots-Tag'], ofSite['Content-Security-Policy']]).toEqual([
    undefined,
    expect.stringContaining("frame-ancestors 'none'"),
  ])
})
