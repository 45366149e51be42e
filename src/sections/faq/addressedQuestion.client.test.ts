import { describe, expect, it } from 'vitest'
import { listOpenIds, openFaq } from './faq.testing.ts'

describe('the address of a question', () => {
  it('opens the question of the address', () => {
    openFaq('', '#faq-b')
    expect(listOpenIds()).toEqual(['faq-b'])
  })
  it('opens the question that an older address leads to', () => {
    openFaq('', '#faq-older')
    expect(listOpenIds()).toEqual(['faq-b'])
  })
})
