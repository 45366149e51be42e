import { describe, expect, it } from 'vitest'
import { faqAttributes } from '../faq.attributes.ts'
import { findInput, listOpenIds, listShownIds, openFaq, typeQuery } from '../faq.testing.ts'

describe('the search of the FAQ', () => {
  it('asks for a word, and leads to the field, when it is sent off empty', () => {
    const status = () => document.querySelector(faqAttributes.status.selector)?.textContent
    const send = () => document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
    openFaq()
    expect(status()).toBe('')
    send()
    expect(status()).toBe('Type a word.')
    expect(document.activeElement).toBe(findInput())
    expect(listShownIds()).toHaveLength(3)
    typeQuery('agents')
    expect(status()).toBe('')
    send()
    expect(listShownIds()).toEqual(['faq-b'])
    typeQuery('   ')
    send()
    expect(status()).toBe('Type a word.')
  })
  it('opens its first match, and closes it when it is cleared', () => {
    openFaq()
    typeQuery('a')
    expect(listOpenIds()).toEqual(['faq-a'])
    typeQuery('agents')
    expect(listOpenIds()).toEqual(['faq-b'])
    typeQuery('zebra')
    expect(listOpenIds()).toEqual([])
    typeQuery('agents')
    typeQuery('')
    expect(listOpenIds()).toEqual([])
  })
  it('says when nothing matches, and can be cleared', () => {
    openFaq()
    typeQuery('zebra')
    expect(document.querySelector<HTMLElement>(faqAttributes.empty.selector)?.hidden).toBe(false)
    expect(document.querySelector(faqAttributes.empty.selector)?.textContent).toContain('No results found')
    const clear = document.querySelector<HTMLButtonElement>(faqAttributes.clear.selector)
    expect(clear?.textContent).toBe('Clear search')
    clear?.click()
    expect(listShownIds()).toHaveLength(3)
    expect(document.activeElement).toBe(findInput())
  })
  it('arrives filled in from the query of the address', () => {
    openFaq('?q=per%20EMPLOYEE')
    expect(findInput().value).toBe('per EMPLOYEE')
    expect(listShownIds()).toEqual(['faq-c'])
  })
  it('keeps what was typed before the script ran, and searches for it', () => {
    openFaq('?q=zebra', '', 'agents')
    expect(findInput().value).toBe('agents')
    expect(listShownIds()).toEqual(['faq-b'])
  })
  it.each(['<img src=x onerror=alert(1)>', '.*', '\\', '%E0%A4%A', '\u0000', 'x'.repeat(100_000)])('takes %j as text', (query) => {
    openFaq()
    typeQuery(query)
    expect(listShownIds()).toEqual([])
    expect(document.querySelector('img')).toBeNull()
  })
})
