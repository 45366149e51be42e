/** Help center, FAQ and data security: the specified entries must exist. Editors may add more in the same form. */
import { describe, expect, it } from 'vitest'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { oneOrMany } from '#src/lib/anywhere/text/wording.ts'
import { faqSchema } from '#src/schemas/faq.ts'
import { faqAttributes } from '#src/sections/faq/faq.attributes.ts'
import { helpCenterAttributes } from '#src/sections/helpCenter/helpCenter.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { readSettings } from '#src/site/settings.ts'
import { FAQ_CATEGORIES } from '#src/specification/specifiedLists.ts'
import { findLink, findSection, listLinkAddresses, listTexts, readMain } from './builtSite.ts'

const site = readSettings(process.env)

describe('the help center', () => {
  const main = readMain('/support/help-center')
  it('hands its search to the FAQ', () => {
    const form = main.querySelector('form')
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/support/faqs', 'get'])
    expect(form?.querySelector('input')?.getAttribute('name')).toBe('q')
  })
  it('has the four resources and the three ways to reach somebody', () => {
    const resources = [routes.gettingStarted, routes.walkthroughs, routes.manual, routes.faqs]
    expect(listLinkAddresses(main.querySelector('ul'))).toEqual(expect.arrayContaining(resources))
    expect(listLinkAddresses(findSection(main, 'reach'))).toEqual([site.phoneHref, site.emailHref])
    expect(
      main.querySelectorAll(helpCenterAttributes.hours.selector).map((element) => element.getAttribute(helpCenterAttributes.hours.attribute)),
    ).toEqual(['phone', 'chat'])
  })
  it('has the status line', () => {
    expect(main.textContent).toContain('All systems operational')
    expect(listLinkAddresses(main)).toContain(site.statusUrl)
  })
})

describe('the FAQ', () => {
  const main = readMain('/support/faqs')
  const { questions } = readSiteEntry('faq', faqSchema)
  const categories = main.querySelectorAll(faqAttributes.category.selector)

  it.each(FAQ_CATEGORIES)('has at least four questions in %s', (id) =>
    expect(main.querySelectorAll(`section#${id} ${faqAttributes.item.selector}`).length).toBeGreaterThanOrEqual(4),
  )
  it('says how many questions each category holds', () => {
    for (const category of categories) {
      const count = category.querySelectorAll(faqAttributes.item.selector).length
      expect(category.querySelector(faqAttributes.count.selector)?.textContent).toBe(`${count} ${oneOrMany(count, questions)}`)
    }
  })
  it('has a native disclosure of a question and an answer in every item, of which one is open at a time', () => {
    for (const item of main.querySelectorAll(faqAttributes.item.selector)) {
      expect(listTexts(item, faqAttributes.text.selector).filter(Boolean), item.id).toHaveLength(2)
      expect(item.querySelector('details[name="faq"] > summary h3')?.childNodes, item.id).toHaveLength(1)
    }
  })
  it('leads to the help center and to a demo', () =>
    expect(listLinkAddresses(main)).toEqual(expect.arrayContaining(['/support/help-center', '/request-demo'])))
})

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
