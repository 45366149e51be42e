import { expect, it } from 'vitest'
import { findProblems } from '../findProblems.testing.ts'
import { specifiedLinkField, specifiedWordsField } from './specifiedWords.ts'

it('words of the specification are refused in any other way, with those that it has', () => {
  expect(findProblems(specifiedWordsField('Clear search'), 'Clear search')).toEqual([])
  expect(findProblems(specifiedWordsField('Clear search'), 'Start over')).toEqual([expect.stringContaining('write “Clear search”')])
})
it('a link of the specification has its words, and leads where it says', () => {
  const contactLinkField = specifiedLinkField('Contact us now', { href: '/request-demo', to: 'requestDemo' })
  expect(findProblems(contactLinkField, { label: 'Contact us now', to: 'requestDemo' })).toEqual([])
  expect(findProblems(contactLinkField, { label: 'Write to us', to: 'requestDemo' })).toEqual([
    expect.stringMatching(/^label: .*“Contact us now”/),
  ])
  expect(findProblems(contactLinkField, { label: 'Contact us now', to: 'manual' })).toEqual(['to: “Contact us now” leads to requestDemo.'])
})
