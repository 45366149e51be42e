import { describe, expect, it, vi } from 'vitest'
import { faqAttributes } from '../faq.attributes.ts'
import { openFaq, typeQuery } from '../faq.testing.ts'

describe('the search of the FAQ', () => {
  it('says how many it found once for all that was typed, writes it into the address once, and takes both back when it is cleared', () => {
    vi.useFakeTimers()
    const writing = vi.spyOn(history, 'replaceState')
    const status = () => document.querySelector(faqAttributes.status.selector)?.textContent
    const heard = new Set<string | undefined>()
    openFaq()
    writing.mockClear()
    for (const text of ['a', 'ag', 'agents']) {
      typeQuery(text)
      vi.advanceTimersByTime(300)
      heard.add(status())
    }
    expect([...heard]).toEqual([''])
    vi.advanceTimersByTime(700)
    expect(status()).toBe('1 result for agents')
    // WebKit throws at some hundred changes in a short time.
    expect([writing.mock.calls.length, location.search]).toEqual([1, '?q=agents'])
    typeQuery('a')
    typeQuery('')
    vi.runAllTimers()
    expect([status(), location.search]).toEqual(['', ''])
    writing.mockRestore()
    vi.useRealTimers()
  })
})
