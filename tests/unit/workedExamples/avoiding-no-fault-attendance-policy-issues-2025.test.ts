/** The arithmetic and the counts of the article on mistakes with no-fault policies. */
import { describe, expect, it } from 'vitest'
import { barsOf, cents, dollars, exampleText, frontOf, missingNear, sectionOf } from './articleText'
import { brokenCount, brokenPromise, inFigures, misplaced, strangers } from './promises'

const SLUG = 'avoiding-no-fault-attendance-policy-issues-2025'

describe('one wrong point', () => {
  const text = exampleText(SLUG)
  const wage = 19.4
  const lostPay = 39 * 40 * wage
  it('works out lost pay, and the same again as liquidated damages', () => {
    expect(missingNear(text, '39 weeks', '40 hours', dollars(wage, true), dollars(lostPay), dollars(2 * lostPay))).toEqual([])
  })
  it('is drawn with the same sums', () =>
    expect(barsOf(SLUG, 'wrong-point')).toEqual(
      [[8 * wage], [6 * 40 * wage], [2 * lostPay, lostPay, lostPay]].map((row) => row.map(cents)),
    ))
  it('works out the training and the day', () => {
    expect(missingNear(text, `${6 * 40} hours`, dollars(wage, true), dollars(6 * 40 * wage))).toEqual([])
    expect(missingNear(text, '8 hours', dollars(8 * wage, true))).toEqual([])
  })
})

it('counts sites and practices', () => {
  const sites = [2, 1, 1, 3]
  const all = sites.reduce((sum, count) => sum + count)
  // Nobody decided on the practices but one.
  const told = [all, ...sites, sites.length, sites.length - 1].map(String)
  expect(missingNear(inFigures(sectionOf(SLUG, 'definition')), ...told)).toEqual([])
})
it('has as many traps as it promises, and refers to the right ones', () => {
  const list = sectionOf(SLUG, 'compliance')
  const traps = list.match(/^\d+\. .+$/gm) ?? []
  expect(traps.map((trap) => Number.parseInt(trap, 10))).toEqual(traps.map((_, index) => index + 1))
  expect(brokenCount(SLUG, list, traps)).toEqual([])
  expect(brokenPromise(SLUG, frontOf(SLUG).excerpt, traps.length)).toEqual([])
  // Where the text says a number, 9 and 12 have no figure of their own: the neighbors have.
  expect(strangers(SLUG, 'trap', [2, 9, 11, 12])).toEqual([])
  expect(misplaced(SLUG, traps, { 2: 'FMLA2019-1-A', 8: '825.500(g)', 10: 'Monday', 11: '3 weeks' })).toEqual([])
})
