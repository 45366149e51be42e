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
  it('marks matches beside a link and within it, and leaves the link in its place after the search', () => {
    openFaq()
    const answer = document.querySelector(`#faq-c p${faqAttributes.text.selector}`)
    const before = answer?.innerHTML
    expect(answer?.querySelector('a')?.getAttribute('href')).toBe('/prices')
    for (const [query, count] of [
      ['employee', 1],
      ['price', 1],
      ['e', 8],
    ] as const) {
      typeQuery(query)
      expect(answer?.querySelectorAll('mark')).toHaveLength(count)
      expect(answer?.querySelectorAll('a')).toHaveLength(1)
    }
    typeQuery('')
    expect(answer?.innerHTML).toBe(before)
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
