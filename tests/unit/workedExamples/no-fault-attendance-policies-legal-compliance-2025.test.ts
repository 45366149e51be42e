/** The counts of the article on no-fault policies and the law; it has no sums of its own. */
import { expect, it } from 'vitest'
import { POINTS } from '../../../src/site/policy'
import { STATE_RULES } from '../../../src/site/stateRules'
import { articleText } from './articleText'

const article = articleText('no-fault-attendance-policies-legal-compliance-2025')

it('has the clauses that it refers to', () => {
  const clauses = [...article.matchAll(/^> \*\*(\d)\. (.+?)\.\*\*/gm)]
  expect(clauses.map(([, number]) => Number(number))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(clauses[2]?.[2]).toBe('Review before counting')
  expect(clauses[7]?.[2]).toBe('What this document is')
  expect(article).toContain('begin with clauses 3 and 4')
})
it('shows the six calls that it announces, each priced as the policy says', () => {
  const rows = (article.split('| At 4:30 a.m. |')[1]?.split('\n\n')[0] ?? '').split('\n').slice(2)
  expect(rows).toHaveLength(6)
  expect(rows.filter((row) => row.includes(`yes, ${POINTS.unplannedAbsence}`))).toHaveLength(1)
})
it('names the states where leave for any reason stops a score, and no others', () => {
  const anyReason = STATE_RULES.filter((rule) => rule.anyReason && rule.name !== 'Chicago').map(({ name }) => name)
  expect(new Set(anyReason)).toEqual(new Set(['Illinois', 'Nevada', 'Maine']))
  expect(article).toContain('Illinois, Nevada and Maine give paid leave for any reason')
})
