/** The counts of the article on no-fault policies and the law; it has no sums of its own. */
import { expect, it } from 'vitest'
import { STATE_RULES } from '../../../src/site/policy/stateRules'
import { articleText, missingNear } from './articleText'

const article = articleText('no-fault-attendance-policies-legal-compliance-2025')

it('has the clauses that it refers to', () => {
  const clauses = [...article.matchAll(/^> \*\*(\d)\. (.+?)\.\*\*/gm)]
  expect(clauses.map(([, number]) => Number(number))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(clauses[2]?.[2]).toBe('Review before counting')
  expect(clauses[7]?.[2]).toBe('What this document is')
  expect(missingNear(article, 'clauses 3', '4')).toEqual([])
})
it('shows the six calls that it announces, each of which waits for HR', () => {
  const rows = (article.split('| At 4:30 a.m. |')[1]?.split('\n\n')[0] ?? '').split('\n').slice(2)
  expect(rows).toHaveLength(6)
  expect(rows.map((row) => row.split('|')[2]?.trim())).toEqual(rows.map(() => 'no, waits'))
})
it('names the states with leave for any reason, and no others', () => {
  const anyReason = STATE_RULES.filter((rule) => rule.anyReason && rule.name !== 'Chicago').map(({ name }) => name)
  expect(new Set(anyReason)).toEqual(new Set(['Illinois', 'Nevada', 'Maine']))
  expect(missingNear(article, ...anyReason, 'any reason')).toEqual([])
})
