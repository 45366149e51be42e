/** The specified entries of the FAQ must exist. Editors may add more in the same form. */
import { describe, expect, it } from 'vitest'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { oneOrMany } from '#src/lib/anywhere/text/wording.ts'
import { faqSchema } from '#src/schemas/pages/faq.ts'
import { faqAttributes } from '#src/sections/faq/faq.attributes.ts'
import { FAQ_CATEGORIES } from '#src/specification/specifiedLists.ts'
import { listLinkAddresses, listTexts, readMain } from './builtSite.ts'

describe('the FAQ', () => {
  const main = readMain('/support/faqs')
  const { questionUnit } = readSiteEntry('pages/faq', faqSchema)
  const categories = main.querySelectorAll(faqAttributes.category.selector)

  it.each(FAQ_CATEGORIES)('has at least four questions in %s', (id) =>
    expect(main.querySelectorAll(`section#${id} ${faqAttributes.item.selector}`).length).toBeGreaterThanOrEqual(4),
  )
  it('says how many questions each category holds', () => {
    for (const category of categories) {
      const count = category.querySelectorAll(faqAttributes.item.selector).length
      expect(category.querySelector(faqAttributes.count.selector)?.textContent).toBe(`${count} ${oneOrMany(count, questionUnit)}`)
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
