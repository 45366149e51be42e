/** The specified entries of the page on data security must exist. Editors may add more in the same form. */
import { describe, expect, it } from 'vitest'
import { readSettings } from '#src/site/settings.ts'
import { findLink, findSection, listLinkAddresses, readMain } from './builtSite.ts'

const site = readSettings(process.env)

describe('data security', () => {
  const main = readMain('/legal/data-security')
  it('offers a review, the whitepaper and a call', () => {
    expect(findLink(main, 'Schedule Security Review')?.getAttribute('href')).toBe('/request-demo')
    expect(findLink(main, 'Download Security Whitepaper')?.getAttribute('href')).toMatch(/^\/guides\/.*\.pdf$/)
    expect(listLinkAddresses(main)).toContain(site.phoneHref)
  })
  it('has at least four safeguards and four standards, each with its status', () => {
    const states = (id: string) =>
      findSection(main, id)
        ?.querySelectorAll('li')
        .map((card) => /Implemented|Certified|Required|Active|Compliant|Available/.test(card.textContent)) ?? []
    for (const id of ['features', 'compliance']) {
      expect(states(id).length, id).toBeGreaterThanOrEqual(4)
      expect(states(id), id).not.toContain(false)
    }
  })
  it('says what happens when something goes wrong', () => {
    expect(findSection(main, 'response')?.querySelectorAll('h3').length).toBeGreaterThanOrEqual(3)
  })
})
