/** The specified entries of the help center must exist. Editors may add more in the same form. */
import { describe, expect, it } from 'vitest'
import { helpCenterAttributes } from '#src/sections/helpCenter/helpCenter.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { readSettings } from '#src/site/settings.ts'
import { findSection, listLinkAddresses, readMain } from './builtSite.ts'

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
      main
        .querySelectorAll(helpCenterAttributes.hours.selector)
        .map((element) => element.getAttribute(helpCenterAttributes.hours.attribute)),
    ).toEqual(['phone', 'chat'])
  })
  it('has the status line', () => {
    expect(main.textContent).toContain('All systems operational')
    expect(listLinkAddresses(main)).toContain(site.statusUrl)
  })
})
