import { readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { GALLERY_ADDRESS } from '#src/gallery/galleryIntegration.ts'
import { folders, resources } from '#src/site/routes.ts'
import { readSettings } from '#src/site/settings.ts'
import { builtFiles, builtPages, readBuilt, readDocument, readHtml } from './builtSite.ts'

const site = readSettings(process.env)

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  elements: ['html5', { 'astro-island': { flow: true, phrasing: true, permittedContent: ['@flow'] } }],
  rules: {
    // React writes attributes and void elements in its own, equally valid style.
    'attr-quotes': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    // Phone numbers are in their usual format. Their links have the international form.
    'tel-non-breaking': 'off',
    // Titles may have 70 characters here (docs/requirements/quality.md). The build checks them (metaProblems.ts).
    'long-title': 'off',
    // The Content-Security-Policy has hashes of the inline scripts. The test of the headers checks this.
    'require-csp-nonce': 'off',
    // Nothing is loaded from another origin, so no integrity attribute is needed.
    'require-sri': 'off',
    // Class names come from Tailwind and may contain any character that CSS allows.
    'class-pattern': 'off',
    // Ids of React's useId are valid in HTML.
    'valid-id': ['error', { relaxed: true }],
    // The footer and the header's menus have links with the same text and address.
    'unique-landmark': 'error',
    // One h1 and no skipped level, also in `template` elements. axe would allow a second h1.
    'heading-level': ['error', { sectioningRoots: ['template'] }],
    // Phones lay out table rows as blocks. Safari then needs explicit roles (contentEngine/prose/tableColumns.ts).
    'no-redundant-role': 'off',
    // Islands wrap parts of the menu in their own element.
    'element-permitted-content': 'off',
    'element-name': ['error', { pattern: '^[a-z][a-z0-9\\-._]*-[a-z0-9\\-._]*$' }],
  },
})

describe.each(builtPages)('the page $path', (page) => {
  const document = readDocument(page)
  const meta = (selector: string) => document.querySelector(selector)?.getAttribute('content')

  it('is valid HTML', async () => {
    const report = await validator.validateString(readHtml(page))
    const messages = report.results.flatMap((result) =>
      result.messages.map((message) => `${message.ruleId} ${message.line}:${message.column} ${message.message} (${message.selector})`),
    )
    expect(messages).toEqual([])
  })
  // The validator does not check SVG.
  it('has unique ids, also in its drawings', () => {
    const ids = document.querySelectorAll('[id]').map((element) => element.id)
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
  })
  it('has the brand in its title, its own canonical address and a language', () => {
    expect(page.title).toContain(site.name)
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(new URL(page.path, site.url).href)
    expect(document.querySelector('html')?.getAttribute('lang')).toBe('en')
  })
  it('has Open Graph data with a share card of its own', () => {
    expect(meta('meta[property="og:title"]')).toBeTruthy()
    expect(meta('meta[property="og:description"]')).toBe(page.description)
    expect(meta('meta[property="og:type"]')).toBe('website')
    expect(meta('meta[name="twitter:card"]')).toBe('summary_large_image')
    expect(meta('meta[property="og:image"]')).toBe(new URL(page.shareCard, site.url).href)
    expect(builtFiles.has(page.shareCard)).toBe(true)
    const png = readFileSync(`dist${page.shareCard}`)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  })
  it('has structured data that can be read', () => {
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      expect(JSON.parse(script.textContent)['@context']).toBe('https://schema.org')
    }
    const types = document
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => script.textContent)
      .join()
    if (page.path === '/') expect(types).toMatch(/"Organization".*"WebSite"/)
    else if (page.kind !== 'demo-form') expect(types).toContain('"BreadcrumbList"')
  })
  it('links to no phone number and no email but those of the settings', () => {
    const hrefs = document.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '')
    expect(hrefs.filter((href) => href.startsWith('tel:') && href !== site.phoneHref)).toEqual([])
    expect(hrefs.filter((href) => href.startsWith('mailto:') && !href.startsWith(site.emailHref))).toEqual([])
  })
})

it.each([
  ['feature', folders.features],
  ['industry', folders.industries],
  ['article', folders.blog],
])('the build calls nothing "%s" that lies elsewhere than below %s', (kind, folder) => {
  const paths = builtPages.filter((page) => page.kind === kind).map(({ path }) => path)
  expect(paths).not.toEqual([])
  expect(paths.filter((path) => path !== folder && !path.startsWith(`${folder}/`))).toEqual([])
})

it('the build gives every page a share card that no other has', () => {
  const cards = builtPages.map(({ shareCard }) => shareCard)
  expect(cards.filter((card, index) => cards.indexOf(card) !== index)).toEqual([])
})

it('the build has neither the component gallery, which is for development, nor anything of it', () => {
  expect([...builtFiles].filter((file) => file.startsWith(GALLERY_ADDRESS))).toEqual([])
  expect(builtPages.map(({ path }) => path)).not.toContain(GALLERY_ADDRESS)
  expect(readBuilt(resources.sitemap)).not.toContain(GALLERY_ADDRESS)
  const written = [...builtFiles].filter((file) => /\.(html|css|js)$/.test(file))
  expect(written.length).toBeGreaterThan(builtPages.length)
  expect(written.filter((file) => readBuilt(file).includes('specimen-'))).toEqual([])
})
