import { describe, expect, it } from 'vitest'
import { listTriggers, openFaq, pressQuestionKey } from './faq.testing.ts'

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
