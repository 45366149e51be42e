import { describe, expect, it } from 'vitest'
import { listOpenIds, listTriggers, openFaq } from './faq.testing.ts'

describe('the accordion', () => {
  it('opens one at a time and closes again', () => {
    openFaq()
    listTriggers()[0]?.click()
    listTriggers()[1]?.click()
    expect(listOpenIds()).toEqual(['faq-b'])
    listTriggers()[1]?.click()
    expect(listOpenIds()).toEqual([])
  })
  it('is native: without its script each question opens, and all share one open place', () => {
    openFaq()
    const disclosures = [...document.querySelectorAll('details')]
    expect(disclosures).toHaveLength(3)
    expect(new Set(disclosures.map((disclosure) => disclosure.getAttribute('name')))).toEqual(new Set(['faq']))
    expect(disclosures.map((disclosure) => disclosure.firstElementChild?.localName)).toEqual(['summary', 'summary', 'summary'])
  })
  it('has headings that hold the question alone', () => {
    openFaq()
    expect([...document.querySelectorAll('h3')].map((heading) => heading.innerHTML)).toEqual([
      'What is a Point?',
      'Who answers?',
      'How much?',
    ])
  })
})
