/** The clauses and calls of the article on no-fault policies and the law; it has no sums of its own. */
import { expect, it } from 'vitest'
import { articleFile, placeOf, readArticle, readFrontMatter, readSection, readTableRows } from './articleText.ts'
import { announcedCountProblems, unknownNumberProblems } from './countProblems.ts'

const SLUG = 'no-fault-attendance-policies-legal-compliance-2025'

it('the article on no-fault policies has the clauses that it refers to', () => {
  const clauses = readArticle(SLUG).match(/^> \*\*\d+\. .+$/gm) ?? []
  const numbers = clauses.map((clause) => Number(/\d+/.exec(clause)))
  const cure = `${articleFile(SLUG)}: clauses are numbered from 1 on, like “> **1. Scope.** …”.`
  expect(numbers, cure).toEqual(clauses.map((_, index) => index + 1))
  expect(unknownNumberProblems(SLUG, 'clause', numbers)).toEqual([])
  expect(announcedCountProblems(SLUG, readFrontMatter(SLUG).excerpt, clauses.length)).toEqual([])
})
it('the article on no-fault policies shows calls each of which waits for HR', () => {
  const counted = readTableRows(readSection(SLUG, 'structuring')).filter((row) => !/\| no\b/i.test(row))
  expect(counted.map((row) => `${placeOf(row, SLUG)}: no call counts before HR decides: a cell of its row begins with “no”.`)).toEqual([])
})
