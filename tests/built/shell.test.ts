/** Header, footer and banner of every page except the framed form. */
import { describe, expect, it } from 'vitest'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { everyPageSchema } from '#src/schemas/shared/everyPage.ts'
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import { themeAttributes } from '#src/sections/theme/theme.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { readSettings } from '#src/site/settings.ts'
import { builtPages, listLinkAddresses, readDocument } from './builtSite.ts'

const site = readSettings(process.env)
const { columns } = readSiteEntry('shared/every-page', everyPageSchema).footer

describe.each(builtPages.filter((page) => page.kind !== 'demo-form'))('$path', (page) => {
  const document = readDocument(page)
  it('names phone, email, agency and the legal pages in the footer, has a demo and the login in the header, and offers three themes', () => {
    const footer = document.querySelector('footer')
    expect(listLinkAddresses(footer)).toEqual(
      expect.arrayContaining([site.phoneHref, site.emailHref, routes.privacy, routes.terms, routes.dataSecurity, routes.team]),
    )
    expect(footer?.textContent).toContain(site.agency)
    expect(listLinkAddresses(document.querySelector('header'))).toEqual(expect.arrayContaining(['/', '/request-demo', '/customer-login']))
    expect(
      document.querySelectorAll(themeAttributes.choice.selector).map((button) => button.getAttribute(themeAttributes.choice.attribute)),
    ).toEqual(['system', 'light', 'dark'])
  })
  it('has a landmark with a unique name for each list of the footer', () => {
    const navs = document.querySelectorAll('footer nav')
    expect(navs.map((nav) => nav.getAttribute('aria-label'))).toEqual(navs.map((nav) => nav.querySelector('h2')?.textContent))
    expect(navs.map((nav) => nav.getAttribute('aria-label'))).toEqual(columns.map(({ title }) => title))
    for (const [index, { links = [] }] of columns.entries())
      expect(listLinkAddresses(navs[index] ?? null)).toEqual(expect.arrayContaining(links.map(({ href }) => href)))
  })
  // Specification, section 1: the exact text.
  it('announces the specified words, with the way to the demo', () => {
    const banner = document.querySelector('[aria-label="Announcement"]')
    expect(banner?.querySelector('p')?.textContent.replace(/\s+/g, ' ')).toContain(
      'Disrupted operations. Delayed Reporting. Endless Manual tracking. Absenteeism Is Costing You More Than You Think',
    )
    expect(banner?.querySelectorAll('a').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Contact us now', '/request-demo'],
    ])
  })
  // Where the header looks for it (sections/shell/header.css). A dark section below a light first screen would darken the header.
  it('marks nothing as a dark first screen but the first section of the page', () => {
    const dark = document.querySelectorAll(sectionAttributes.darkOpening.selector)
    expect(dark.filter((screen) => screen !== document.querySelector('header ~ main > section'))).toEqual([])
  })
  it('has styles for its header at the hour of its first screen', () => {
    const { attribute, selector } = sectionAttributes.darkOpening
    const hour = document.querySelector(selector)?.getAttribute(attribute)
    const styles = document.querySelectorAll('head style').map(({ textContent }) => textContent)
    if (hour) expect(styles.join('').replaceAll('"', '')).toContain(`:has(~main>[${attribute}=${hour}])`)
  })
  it('colors the browser’s own frame in both themes', () => {
    const colors = document
      .querySelectorAll('meta[name="theme-color"]')
      .map((meta) => [meta.getAttribute('media'), meta.getAttribute('content')])
    expect(colors).toEqual([
      ['(prefers-color-scheme: light)', expect.stringMatching(/^#[0-9a-f]{6}$/)],
      ['(prefers-color-scheme: dark)', expect.stringMatching(/^#[0-9a-f]{6}$/)],
    ])
    expect(colors[0]?.[1]).not.toBe(colors[1]?.[1])
  })
})
