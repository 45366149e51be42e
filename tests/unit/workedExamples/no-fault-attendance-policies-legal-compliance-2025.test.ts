/** The counts of the article on no-fault policies and the law; it has no sums of its own. */
import { expect, it } from 'vitest'
import { STATE_RULES } from '../../../src/facts/law/stateRules'
import { NOTICE_HOURS } from '../../../src/site/policy/policy'
import { articleText, frontOf, missingNear, sectionOf, tableRows } from './articleText'
import { brokenCount, brokenPromise, misplaced, strangers } from './promises'

const SLUG = 'no-fault-attendance-policies-legal-compliance-2025'
const article = articleText(SLUG)

it('has the clauses that it refers to', () => {
  const clauses = article.match(/^> \*\*\d\. .+$/gm) ?? []
  expect(clauses.map((clause) => Number(/\d/.exec(clause)))).toEqual(clauses.map((_, index) => index + 1))
  // Begin with 3 and 4, between the hours of notice and the contract, and look at the reversal in 4; 8 from the first edition.
  expect(misplaced(SLUG, clauses, { 2: `${NOTICE_HOURS} hours`, 4: 'business days', 5: 'unusual circumstances', 8: 'at will' })).toEqual([])
  expect(strangers(SLUG, 'clause', [3, 4, 8])).toEqual([])
  expect(brokenPromise(SLUG, frontOf(SLUG).excerpt, clauses.length)).toEqual([])
})
it('shows the six calls that it announces, each of which waits for HR', () => {
  const text = sectionOf(SLUG, 'structuring')
  const rows = tableRows(text)
  expect(brokenCount(SLUG, text, rows)).toEqual([])
  const counted = rows.map((row) => row.split('|')[2]?.trim() ?? '')
  expect(counted.filter((answer) => !/^no\b/i.test(answer) || answer !== counted[0])).toEqual([])
})
it('names the states with leave for any reason, and no others', () => {
  const anyReason = STATE_RULES.filter((rule) => rule.anyReason && rule.name !== 'Chicago').map(({ name }) => name)
  expect(new Set(anyReason)).toEqual(new Set(['Illinois', 'Nevada', 'Maine']))
  expect(missingNear(article, ...anyReason, 'any reason')).toEqual([])
})
