/** Header, drawer and footer list at least what the specification names (section 2, "Shared shell"; docs/requirements/clarifications.md). */
import { describe, expect, it } from 'vitest'
import { SPECIFIED_FEATURES, SPECIFIED_INDUSTRIES } from '../../tests/lib/specifiedPages'
import { INDUSTRY_NAMES } from '../lib/anywhere/names/industryNames'
import type { Link } from '../lib/anywhere/pages/link'
import * as navigation from './navigation'
import { redirects } from './redirects'
import { routes } from './routes'

const entries = (links: readonly Link[]) => links.map(({ label, href }) => [label, href])

describe('the header', () => {
  it('has the menus Features and Industries, in one and in two columns', () => {
    expect(navigation.menus.map(({ label, prefix, columns }) => [label, prefix, columns])).toEqual([
      ['Features', '/features', 1],
      ['Industries', '/industries', 2],
    ])
  })
  it('lists the three features and the six industries', () => {
    expect(navigation.featuresMenu.links.map((link) => link.href)).toEqual(expect.arrayContaining(SPECIFIED_FEATURES))
    expect(navigation.industriesMenu.links.map((link) => link.href)).toEqual(expect.arrayContaining(SPECIFIED_INDUSTRIES))
    expect(navigation.industriesMenu.links.map((link) => link.label)).toEqual(Object.values(INDUSTRY_NAMES))
    for (const { links } of navigation.menus) for (const { label } of links) expect(label).toMatch(/[a-z]/)
  })
  it('has these links and buttons and no others', () => {
    expect(navigation.headerLinks.map(({ label, href, activePrefix }) => [label, href, activePrefix])).toEqual([
      ['Why Choose Us', '/productivity-pilot-difference', '/productivity-pilot-difference'],
      ['Blog', '/blog', '/blog'],
      ['Support', '/support/faqs', '/support'],
    ])
    expect(navigation.headerActions).toEqual({
      login: { label: 'Login', href: '/customer-login' },
      demo: { label: 'Request Demo', href: '/request-demo' },
    })
  })
})

describe('the footer', () => {
  it('has the columns Features, Industries and Support, with the pages of each', () => {
    const column = (title: string) => entries(navigation.footerColumns.find((one) => one.title === title)?.links ?? [])
    expect(column('Features')).toEqual(entries(navigation.featuresMenu.links))
    expect(column('Industries')).toEqual([['All industries', '/industries'], ...entries(navigation.industriesMenu.links)])
    expect(column('Support').map(([, href]) => href)).toEqual(
      expect.arrayContaining([
        '/support/help-center',
        '/support/faqs',
        '/support/getting-started',
        '/customer-login',
        '/blog',
        '/meet-the-team',
      ]),
    )
    for (const { links } of navigation.footerColumns) for (const { label } of links) expect(label).toMatch(/[a-z]/i)
  })
  it('has the legal pages', () => {
    expect(navigation.legalLinks.map((link) => link.href)).toEqual(
      expect.arrayContaining(['/legal/privacy-policy', '/legal/terms-of-service', '/legal/data-security']),
    )
    for (const { label } of navigation.legalLinks) expect(label).toMatch(/[a-z]/)
  })
})

it('old addresses lead where docs/requirements/clarifications.md says', () => {
  expect(redirects).toMatchObject({
    '/features': expect.stringMatching(/^\//),
    '/support': routes.helpCenter,
    '/legal': expect.stringMatching(/^\/legal\//),
    '/login': routes.customerLogin,
    '/demo': routes.requestDemo,
  })
})
