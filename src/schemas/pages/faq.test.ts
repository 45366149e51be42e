import { expect, it } from 'vitest'
import { findProblems } from '../findProblems.testing.ts'
import { faqSchema } from './faq.ts'

const questionSchema = faqSchema.shape.categories.element.shape.faqs.element
it('an answer of the FAQ is a sentence at least, and short', () => {
  const { answer } = questionSchema.shape
  for (const length of [20, 420]) expect(findProblems(answer, 'x'.repeat(length))).toEqual([])
  expect(findProblems(answer, 'x'.repeat(19))).toEqual([expect.stringMatching(/at least 20 characters: say what happens/)])
  expect(findProblems(answer, 'x'.repeat(421))).toEqual([expect.stringMatching(/more than 420 characters: an answer is short/)])
})
it('an answer of the FAQ has each of its links once, by its name', () => {
  const problemsOf = (answer: string, links?: object) =>
    findProblems(questionSchema, { id: 'swaps', question: 'May people swap shifts?', answer, ...(links && { links }) })
  const links = { manual: { label: 'the manual', to: 'manual' } }
  expect(problemsOf('Yes, and {manual} says how.', links)).toEqual([])
  for (const [answer, given] of [
    ['Yes, and {manual} says how.', undefined],
    ['Yes, and {manaul} says how.', links],
    ['Yes, in {manual} and {manual}.', links],
    ['Yes, and the manual says how.', links],
  ] as const)
    expect(problemsOf(answer, given)).toEqual([expect.stringMatching(/^answer: Write each name in “links” once in braces/)])
})
