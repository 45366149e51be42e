/** The clauses, calls and states of the article on no-fault policies and the law; it has no sums of its own. */
import { expect, it } from 'vitest'
import { STATE_RULES } from '#src/facts/law/stateRules.ts'
import { NOTICE_HOURS } from '#src/policy/policy.ts'
import { readArticle, readFrontMatter, readSection, readTableRows } from './articleText.ts'
import { announcedCountProblems, misplacedItemProblems, unknownNumberProblems } from './countProblems.ts'

const SLUG = 'no-fault-attendance-policies-legal-compliance-2025'
const article = readArticle(SLUG)

it('the article on no-fault policies has the clauses that it refers to', () => {
  const clauses = article.match(/^> \*\*\d\. .+$/gm) ?? []
  expect(clauses.map((clause) => Number(/\d/.exec(clause)))).toEqual(clauses.map((_, index) => index + 1))
  // Begin with 3 and 4, between the hours of notice and the contract, and look at the reversal in 4; 8 from the first edition.
  expect(
    misplacedItemProblems(SLUG, clauses, { 2: `${NOTICE_HOURS} hours`, 4: 'business days', 5: 'unusual circumstances', 8: 'at will' }),
  ).toEqual([])
  expect(unknownNumberProblems(SLUG, 'clause', [3, 4, 8])).toEqual([])
  expect(announcedCountProblems(SLUG, readFrontMatter(SLUG).excerpt, clauses.length)).toEqual([])
})
it('the article on no-fault policies shows calls each of which waits for HR', () => {
  const counted = readTableRows(readSection(SLUG, 'structuring')).map((row) => row.split('|')[2]?.trim() ?? '')
  expect(counted.filter((answer) => !/^no\b/i.test(answer) || answer !== counted[0])).toEqual([])
})
it('the article on no-fault policies names the states with leave for any reason, and no others', () => {
  const states = STATE_RULES.filter(({ city }) => !city)
  const named = article.split(/(?<=[.?!|]) /).flatMap((sentence) => {
    const found = /any reason/.test(sentence) ? states.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(sentence)) : []
    return found.length > 1 ? [found.map(({ name }) => name).sort()] : []
  })
  expect(named).toEqual([
    states
      .filter(({ anyReason }) => anyReason)
      .map(({ name }) => name)
      .sort(),
  ])
})
