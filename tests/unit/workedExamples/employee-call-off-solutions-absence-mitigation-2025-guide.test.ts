/** The call-off guide: late information, the published return with its implied price, and the same price worked backward. */
import { describe, expect, it } from 'vitest'
import { claims } from '../../../src/site/claims'
import { articleText, count, dollars, exampleText, figureOf } from './articleText'

const SLUG = 'employee-call-off-solutions-absence-mitigation-2025-guide'
const numberIn = (value: string) => Number(value.replaceAll(/[^\d.]/g, ''))

it('prices late information in the warehouse', () => {
  const text = exampleText(SLUG, 'Three numbers from a sample warehouse')
  const [late, filled, hours, premium, periods] = [46, 31, 5, 11, 52 / 4]
  const period = filled * hours * premium
  expect(text).toContain(`${filled} × ${hours} × ${dollars(premium)} = ${dollars(period)}`)
  expect(text).toContain(`${periods} × ${dollars(period)} = ${dollars(periods * period)}`)
  expect(text).toContain(`The other ${late - filled} gaps`)
})

describe('the return', () => {
  const rate = 50
  const yearly = numberIn(claims.roiHours.value) * 12
  const saved = yearly * rate
  const cost = saved / numberIn(claims.roiMultiple.value)
  const price = cost / 12 / numberIn(claims.roiEmployees.value)

  it('prints every step of the published example', () => {
    const text = exampleText(SLUG, 'The published example, step by step')
    expect(dollars(saved)).toBe(claims.roiSavings.value)
    expect(text).toContain(`${count(yearly)} × ${dollars(rate)} = ${dollars(saved)}`)
    expect(text).toContain(`= ${dollars(cost)} a year`)
    expect(text).toContain(`= ${dollars(price, true)} per employee per month`)
  })
  it('works backward from the same price', () => {
    const text = exampleText(SLUG, 'Working it out backward')
    const [employees, supervisors, timed] = [900, 12, 2 + 20 / 60]
    const cents = Math.round(price * 100) / 100
    const monthly = timed * (52 / 12)
    const worth = (monthly / 2) * supervisors * rate
    expect(text).toContain(`${employees} × ${dollars(cents, true)} = ${dollars(employees * cents)} a month`)
    expect(text).toContain(`= ${count((employees * cents) / rate, 1)} hours`)
    expect(text).toContain(
      `${dollars(3 * cents, true)}, the service costs ${dollars(3 * employees * cents)} a month: ${count((3 * employees * cents) / rate, 1)} hours`,
    )
    expect(text).toContain(`${count(monthly, 1)} hours in a month`)
    expect(text).toContain(`${count((monthly / 2) * supervisors, 1)} hours, worth ${dollars(worth)}`)
    const drawn = figureOf(SLUG, 'hours-back').bars.map(({ value }) => value)
    expect(drawn).toEqual([employees * cents, 3 * employees * cents, Math.round(worth)].map((amount) => Math.round(amount)))
    expect(text).toContain(
      `${count(worth / (employees * cents))} times the lower price and ${count(worth / (3 * employees * cents), 1)} times the higher`,
    )
  })
  it('halves the multiple when the price doubles', () =>
    expect(articleText(SLUG)).toContain(`twice as high, ${claims.roiMultiple.value} becomes ${numberIn(claims.roiMultiple.value) / 2}X`))
})

it('keeps its own notice rule, and its counts', () => {
  const text = articleText(SLUG)
  const early = 8 * 60 - 2 * 60 - (5 * 60 + 42)
  expect(text).toContain(`with ${early} minutes to spare`)
  const [, choose = ''] = text.split('## How to choose: nine questions')
  expect(choose.split('Acceptable answers')[0]?.match(/^\d\. /gm)).toHaveLength(9)
  const [, kinds = ''] = text.split('## Six kinds of solution')
  expect(kinds.split('<Callout')[0]?.match(/\*\*[^*]+\.\*\*/g)).toHaveLength(6)
})
it('takes the price of a call from the answering-service guide', () => {
  const guide = exampleText('answering-services-2025-buyers-guide', 'One month, two price sheets')
  const [, calls] = /(\d+) calls: /.exec(guide) ?? []
  const [, bill = ''] = /= 1,973\.3 minutes, (\$[\d,]+\.\d\d)/.exec(guide) ?? []
  expect(articleText(SLUG)).toContain(`takes ${dollars(numberIn(bill) / Number(calls), true)} a call`)
})
