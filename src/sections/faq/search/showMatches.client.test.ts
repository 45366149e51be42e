import { describe, expect, it } from 'vitest'
import { faqAttributes } from '../faq.attributes.ts'
import { listShownIds, openFaq, typeQuery } from '../faq.testing.ts'

describe('the search of the FAQ', () => {
  it('looks into questions and answers, in any case, and hides what does not match', () => {
    openFaq()
    typeQuery('POINT')
    expect(listShownIds()).toEqual(['faq-a'])
    typeQuery('agents')
    expect(listShownIds()).toEqual(['faq-b'])
    expect(document.getElementById('pricing')?.hidden).toBe(true)
    expect(document.querySelector(`#general ${faqAttributes.count.selector}`)?.textContent).toBe('1 question')
    expect(document.querySelector('mark')?.textContent).toBe('Agents')
  })
  it('lights the socket of each match on the switchboard, and none without a search', () => {
    openFaq()
    const countLights = () => document.querySelectorAll(faqAttributes.match.selector).length
    typeQuery('agents')
    expect(countLights()).toBe(1)
    typeQuery('')
    expect(countLights()).toBe(0)
  })
})
