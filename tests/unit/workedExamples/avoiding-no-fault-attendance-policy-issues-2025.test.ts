/** The arithmetic and the counts of the article on mistakes with no-fault policies. */
import { describe, expect, it } from 'vitest'
import { articleText, barsOf, cents, dollars, exampleText, missingNear, underHeading } from './articleText'

const SLUG = 'avoiding-no-fault-attendance-policy-issues-2025'
const article = articleText(SLUG)

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
  expect(sites.reduce((sum, count) => sum + count)).toBe(7)
  expect(article).toContain('seven sites')
  expect(sites).toHaveLength(4)
  expect(article).toContain('four practices')
})
it('has as many traps as it promises, and refers to the right ones', () => {
  const list = underHeading(SLUG, 'twelve traps')
  const traps = [...list.matchAll(/^(\d+)\. \*\*(.+?)\*\*/gm)]
  expect(traps.map(([, number]) => Number(number))).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  const named = Object.fromEntries(traps.map(([, number, name]) => [number, name]))
  expect(named).toMatchObject({
    2: 'The helpful lead.',
    9: 'Late approval, live point.',
    11: 'The silent window.',
    12: 'The rescued employee.',
  })
})
