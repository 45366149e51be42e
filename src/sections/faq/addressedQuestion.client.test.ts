import { describe, expect, it, vi } from 'vitest'
import { listOpenIds, listShownIds, openFaq, typeQuery } from './faq.testing.ts'

describe('the address of a question', () => {
  it('opens the question of the address, and goes there', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    openFaq('', '#faq-b')
    expect(listOpenIds()).toEqual(['faq-b'])
    expect(scroll.mock.contexts).toEqual([document.getElementById('faq-b')])
    scroll.mockRestore()
  })
  it.each(['#faq-z', '#%'])('opens nothing for %s, which names no question, and the search still works', (hash) => {
    openFaq('', hash)
    expect(listOpenIds()).toEqual([])
    typeQuery('agents')
    expect(listShownIds()).toEqual(['faq-b'])
  })
  it('opens the question that an older address leads to', () => {
    openFaq('', '#faq-older')
    expect(listOpenIds()).toEqual(['faq-b'])
  })
})
