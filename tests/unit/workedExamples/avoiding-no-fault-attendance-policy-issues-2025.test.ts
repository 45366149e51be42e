/** The counts of the article on mistakes with no-fault policies. */
import { expect, it } from 'vitest'
import { articleFile, readFrontMatter, readSection } from './articleText.ts'
import { announcedCountProblems, misplacedItemProblems, numbersAsDigits, unknownNumberProblems } from './countProblems.ts'
import { expectNear } from './nearbyFigures.ts'
import { readAmounts, sum, takeShares } from './printedFigures.ts'

const SLUG = 'avoiding-no-fault-attendance-policy-issues-2025'

it('the article on mistakes with no-fault policies shares its sites out to practices, of which nobody decided on all but one', () => {
  const text = numbersAsDigits(readSection(SLUG, 'definition'))
  const [all = 0] = readAmounts(text, 'site')
  const behind = text.slice(text.search(new RegExp(`\\b${all} sites`))).match(/\d+/g) ?? []
  const sites = takeShares(all, behind.slice(1).map(Number))
  const cure = `${articleFile(SLUG)}, section "definition": the numbers behind “${all} sites” are how many sites share each practice, and these add up to ${all}.`
  expect(sum(sites), cure).toBe(all)
  expectNear(text, `${all} sites`, ...sites, `${sites.length} practices`, sites.length - 1)
})
it('the article on mistakes with no-fault policies refers to the right traps', () => {
  const traps = readSection(SLUG, 'compliance').match(/^\d+\. .+$/gm) ?? []
  expect(traps.map((trap) => Number.parseInt(trap, 10))).toEqual(traps.map((_, index) => index + 1))
  expect(announcedCountProblems(SLUG, readFrontMatter(SLUG).excerpt, traps.length)).toEqual([])
  // 9, 11 and 12 cite nothing: those before them do, and their number is announced.
  expect(unknownNumberProblems(SLUG, 'trap', [2, 9, 11, 12])).toEqual([])
  expect(misplacedItemProblems(SLUG, traps, { 2: 'FMLA2019-1-A', 5: '825.205(a)(1)', 7: '825.303(c)', 8: '825.500(g)' })).toEqual([])
})
