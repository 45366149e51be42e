/** The arithmetic of the article on call-in procedures. */
import { expect, it } from 'vitest'
import { LATE_REPORT_POINTS, POINTS } from '../../../src/site/policy/policy'
import { barsOf, exampleText, missingNear, sectionOf } from './articleText'
import { brokenCount } from './promises'

const SLUG = 'employee-call-in-procedures-policy-templates-compliance-2025'

it('works out the early-notice rates before and after', () => {
  const text = exampleText(SLUG)
  const percent = (part: number, all: number) => Math.round((part / all) * 100)
  expect(missingNear(text, '41', '96', `${percent(41, 96)}%`)).toEqual([])
  expect(missingNear(text, '74', '98', `${percent(74, 98)}%`, String(74 - 41))).toEqual([])
  expect(barsOf(SLUG, 'early-notice')).toEqual([
    [96, 41, 96 - 41],
    [98, 74, 98 - 74],
  ])
})
it('draws what a report costs as the policy charges it, silence last', () => {
  const { unplannedAbsence: absence, noCallNoShow } = POINTS
  expect(barsOf(SLUG, 'report-costs').map((bar) => bar.map(Number))).toEqual([
    [absence, absence],
    [absence + LATE_REPORT_POINTS, absence],
    [noCallNoShow, absence, noCallNoShow - absence],
  ])
})
it('calls a late report cheaper than silence only while it is', () => expect(LATE_REPORT_POINTS).toBe(0))
it('names as many things to look for as it lists', () => {
  const text = sectionOf(SLUG, 'tech')
  expect(brokenCount(SLUG, text, text.match(/^\d\. .+$/gm))).toEqual([])
})
