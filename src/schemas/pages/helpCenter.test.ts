import { expect, it } from 'vitest'
import { findProblems } from '../findProblems.testing.ts'
import { helpCenterSchema } from './helpCenter.ts'

const { resources, contacts } = helpCenterSchema.shape

it('the cards of the help center lead to the four resources of the specification, in any order and among others', () => {
  const cards = ['gettingStarted', 'walkthroughs', 'manual', 'faqs'].map((to) => ({ icon: 'clock', title: 'A title', text: 'A text.', to }))
  const other = { ...cards[0], to: 'blog' }
  expect(findProblems(resources, [other, ...cards.toReversed()])).toEqual([])
  expect(findProblems(resources, [other, ...cards.slice(1)])).toEqual([
    expect.stringMatching(/^No card leads to gettingStarted, .*“to: gettingStarted”\.$/),
  ])
})
it('the help center says that the chat is for those who are signed in', () => {
  const { text } = contacts.shape.chat.shape
  for (const words of ['After you sign in to the app.', 'For people who are Signed in.']) expect(findProblems(text, words)).toEqual([])
  for (const words of ['Below, on the right.', 'Look at the designs in the app.'])
    expect(findProblems(text, words)).toEqual([expect.stringMatching(/^Say that one has to sign in/)])
})
