/** The arithmetic and the counts of the article on mistakes with no-fault policies. */
import { describe, expect, it } from 'vitest'
import { articleText, barsOf, cents, dollars, exampleText } from './articleText'

const SLUG = 'avoiding-no-fault-attendance-policy-issues-2025'
const article = articleText(SLUG)

describe('one wrong point', () => {
  const text = exampleText(SLUG, 'What one wrong point')
  const wage = 19.4
  const lostPay = 39 * 40 * wage
  it('works out lost pay, and the same again as liquidated damages', () => {
    expect(text).toContain(`39 weeks × 40 hours × ${dollars(wage, true)} = ${dollars(lostPay)}`)
    expect(text).toContain(`${dollars(2 * lostPay)} before interest`)
  })
  it('is drawn with the same sums', () =>
    expect(barsOf(SLUG, 'wrong-point')).toEqual(
      [[8 * wage], [6 * 40 * wage], [2 * lostPay, lostPay, lostPay]].map((row) => row.map(cents)),
    ))
  it('works out the training and the day', () => {
    expect(text).toContain(`six weeks at full pay: ${6 * 40} hours × ${dollars(wage, true)} = ${dollars(6 * 40 * wage)}`)
    expect(text).toContain(`8 hours, ${dollars(8 * wage, true)}`)
  })
})

it('counts sites and practices', () => {
  const sites = [2, 1, 1, 3]
  expect(sites.reduce((sum, count) => sum + count)).toBe(7)
  expect(article).toContain('one policy and seven sites. Two count')
  expect(sites).toHaveLength(4)
  expect(article).toContain('four practices')
})
it('has as many traps as it promises, and refers to the right ones', () => {
  const list = /\n## Twelve traps\n([\s\S]*?)\n## /.exec(article)?.[1] ?? ''
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
