import { expect, it } from 'vitest'
import { findProblems } from '../findProblems.testing.ts'
import { faqSchema } from './faq.ts'

it('an answer of the FAQ is a sentence at least, and short', () => {
  const { answer } = faqSchema.shape.categories.element.shape.faqs.element.shape
  for (const length of [20, 420]) expect(findProblems(answer, 'x'.repeat(length))).toEqual([])
  expect(findProblems(answer, 'x'.repeat(19))).toEqual([expect.stringMatching(/at least 20 characters: say what happens/)])
  expect(findProblems(answer, 'x'.repeat(421))).toEqual([expect.stringMatching(/more than 420 characters: an answer is short/)])
})
