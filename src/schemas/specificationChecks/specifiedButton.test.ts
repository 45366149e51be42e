import { expect, it } from 'vitest'
import { linkField } from '../fields/fields.ts'
import { findProblems } from '../findProblems.testing.ts'

const problemsOf = (label: string, to: string) => findProblems(linkField, { label, to })

it.each([
  ['View Integration Guide', 'manual#integrations', 'manual'],
  ['Download Guide', 'guide/retail', 'manual'],
  ['Watch Demo Video', 'walkthroughs#board', 'walkthroughs'],
  ['Download Security Whitepaper', 'guide/security-whitepaper', 'guide/retail'],
  ['Request Access', 'requestDemo?topic=security-documentation', 'requestDemo'],
])('the words “%s” have to lead to %s, and not to %s', (label, right, wrong) => {
  expect(problemsOf(label, right)).toEqual([])
  expect(problemsOf(label, wrong)).toEqual([expect.stringMatching(new RegExp(`^to: “${label}” leads to ${right.split(/[/#?]/)[0]}`))])
})
it.each(['Learn More', 'Read how'])('the words “%s” may lead anywhere', (label) => expect(problemsOf(label, 'manual')).toEqual([]))
