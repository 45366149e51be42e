import { describe, expect, it, vi } from 'vitest'
import { findInput, listOpenIds, listShownIds, listTriggers, openFaq, pressQuestionKey, typeQuery } from './faq.testing.ts'

describe('the script of the FAQ', () => {
  it('opens the question of the address, and not the first match of a search in it', () => {
    openFaq('?q=a', '#faq-b')
    expect(listShownIds()).toContain('faq-a')
    expect(listOpenIds()).toEqual(['faq-b'])
  })
  it('listens to nothing once it is disconnected', () => {
    const disconnect = openFaq()
    disconnect()
    listTriggers()[0]?.focus()
    pressQuestionKey('ArrowDown')
    typeQuery('agents')
    history.replaceState(null, '', '#faq-b')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    expect([document.activeElement, findInput().value, listShownIds().length, listOpenIds()]).toEqual([listTriggers()[0], 'agents', 3, []])
  })
})

describe('the keys of the accordion', () => {
  it('moves focus with arrows, Home and End, around the ends and across groups', () => {
    openFaq()
    listTriggers()[0]?.focus()
    const steps = ['ArrowUp', 'ArrowDown', 'ArrowDown', 'End', 'Home'].map((key) => {
      pressQuestionKey(key)
      return document.activeElement?.id
    })
    expect(steps).toEqual(['faq-c-question', 'faq-a-question', 'faq-b-question', 'faq-c-question', 'faq-a-question'])
  })
  it('skips the questions that the search hides', () => {
    openFaq('?q=a')
    listTriggers()[0]?.focus()
    pressQuestionKey('End')
    expect(document.activeElement?.id).toBe('faq-b-question')
  })
})

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
