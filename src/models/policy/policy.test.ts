/**
 * The example policy and the limits of the law, typed a second time from the specification (sections 3, 4, 5 and 9, "Policy examples in
 * articles") and docs/requirements/clarifications.md ("Figures": the law comes first).
 */
import { describe, expect, it } from 'vitest'
import { EXAMPLE_POLICY } from './examplePolicy.ts'
import * as policy from './policy.ts'
import { listPolicyNumbers } from './policyNumbers.testing.ts'

describe('the example policy', () => {
  it('has the specified numbers and no other, each typed here a second time: docs/changing-a-figure.md', () => {
    // The law's numbers are below, with their paragraphs.
    const { FMLA: _law, ...own } = policy
    expect(Object.fromEntries(listPolicyNumbers(own))).toEqual({
      'POINTS.tardy': 0.5,
      'POINTS.earlyDeparture': 0.5,
      'POINTS.unplannedAbsence': 1,
      'POINTS.noCallNoShow': 3,
      'POINTS.protectedAbsence': 0,
      FAILURE_TO_REPORT_POINTS: 2,
      LATE_REPORT_POINTS: 0,
      TARDY_DAILY_CAP: 1,
      'POINT_LADDER[verbal].at': 3,
      'POINT_LADDER[written].at': 5,
      'POINT_LADDER[final].at': 8,
      'POINT_LADDER[termination].at': 10,
      'NO_SHOW_LADDER[verbal].at': 1,
      'NO_SHOW_LADDER[written].at': 2,
      'NO_SHOW_LADDER[final].at': 3,
      'NO_SHOW_LADDER[termination].at': 4,
      'ROLLING_WINDOW_MONTHS[0]': 6,
      'ROLLING_WINDOW_MONTHS[1]': 12,
      'POINT_REMOVAL.points': 1,
      'POINT_REMOVAL.perfectDays': 30,
      NOTICE_HOURS: 2,
      MINIMUM_AGE: 18,
      'NO_SHOW_GUIDANCE.cutoffMinutes': 30,
      'NO_SHOW_GUIDANCE.contactHours[0]': 0,
      'NO_SHOW_GUIDANCE.contactHours[1]': 2,
      'NO_SHOW_GUIDANCE.followUpHours[0]': 24,
      'NO_SHOW_GUIDANCE.followUpHours[1]': 48,
      'NO_SHOW_GUIDANCE.abandonmentDays[0]': 2,
      'NO_SHOW_GUIDANCE.abandonmentDays[1]': 3,
      'MANAGER_TIMELINE[acknowledge].from': 0,
      'MANAGER_TIMELINE[acknowledge].to': 5,
      'MANAGER_TIMELINE[backfill].from': 5,
      'MANAGER_TIMELINE[backfill].to': 15,
      'MANAGER_TIMELINE[rebalance].from': 15,
      'MANAGER_TIMELINE[rebalance].to': 30,
      'MANAGER_TIMELINE[log].from': 30,
    })
  })
  it('has the specified steps, in their order', () => {
    expect(policy.POINT_LADDER.map(({ id, label }) => [id, label])).toEqual([
      ['verbal', 'Verbal warning'],
      ['written', 'Written warning'],
      ['final', 'Final warning (probation)'],
      ['termination', 'Termination'],
    ])
    expect(policy.NO_SHOW_LADDER.map(({ id, label }) => [id, label])).toEqual([
      ['verbal', 'Verbal warning'],
      ['written', 'Written warning'],
      ['final', 'Final written warning or unpaid suspension'],
      ['termination', 'Termination'],
    ])
  })
  it('is what the calculations use, with the longer window and without a price for protected absences', () => {
    const { protectedAbsence: _none, ...points } = policy.POINTS
    expect(EXAMPLE_POLICY).toEqual({
      points: { ...points, failureToReport: policy.FAILURE_TO_REPORT_POINTS },
      tardyDailyCap: policy.TARDY_DAILY_CAP,
      windowMonths: Math.max(...policy.ROLLING_WINDOW_MONTHS),
      removal: policy.POINT_REMOVAL,
      pointLadder: policy.POINT_LADDER,
      noShowLadder: policy.NO_SHOW_LADDER,
    })
  })
})

describe('guidance of the example policy', () => {
  it('has the specified steps of managers in their order, to the end of the shift', () => {
    expect(policy.MANAGER_TIMELINE.map(({ id }) => id)).toEqual(['acknowledge', 'backfill', 'rebalance', 'log'])
    expect(policy.MANAGER_TIMELINE.at(-1)?.to).toBeNull()
  })
  it('reviews workplaces weekly, compares monthly and audits quarterly', () =>
    expect(policy.REVIEW_RHYTHM).toEqual({ workplace: 'weekly', comparison: 'monthly', policyAudit: 'quarterly' }))
})

describe('reason codes of a report', () => {
  it('are at least the specified six', () =>
    expect(policy.REASON_CODES.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Illness', 'Family emergency', 'Transportation', 'Weather', 'Approved leave', 'Other']),
    ))
  it('are those that the law adds, besides', () =>
    expect(policy.REASON_CODES.map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        'Safety (confidential)',
        'Work injury',
        'Pregnancy-related',
        'Court, civic or military duty',
        'Paid-leave day / prefer not to say',
      ]),
    ))
  it('let HR confirm only transportation and weather from a list', () =>
    expect(policy.REASON_CODES.filter(({ mayBeListed }) => mayBeListed).map(({ id }) => id)).toEqual(['transportation', 'weather']))
  it('have an id each', () => expect(new Set(policy.REASON_CODES.map(({ id }) => id)).size).toBe(policy.REASON_CODES.length))
})

it('the symptoms that food workers are asked for are those of the Food Code', () =>
  expect(policy.SYMPTOM_QUESTION.symptoms).toEqual(['vomiting', 'diarrhea', 'jaundice', 'sore throat with fever', 'an infected wound']))
it('a no-call/no-show costs what its two events cost, and a late report nothing extra', () => {
  expect(policy.POINTS.unplannedAbsence + policy.FAILURE_TO_REPORT_POINTS).toBe(policy.POINTS.noCallNoShow)
  expect(policy.LATE_REPORT_POINTS).toBe(0)
})
it('a call-in record holds the specified seven facts', () =>
  expect(policy.CALL_IN_RECORD).toEqual(['employee', 'shift', 'reason', 'back', 'contact', 'reported', 'notes']))
it('the metrics are at least the specified five', () => {
  expect(policy.METRICS.map((metric) => [metric.id, 'alias' in metric ? metric.alias : metric.name])).toEqual(
    expect.arrayContaining([
      ['ncns-rate', 'NCNS rate'],
      ['early-notice-rate', 'Early-notice rate'],
      ['coverage-time', 'Coverage time'],
      ['repeat-offender-index', 'repeat offender index'],
      ['reason-code-mix', 'Reason-code mix'],
    ]),
  )
})

/** 29 CFR part 825; days are calendar days unless `business`. */
const FMLA_LIMITS = [
  ['leaveWeeks', 12, '825.200'],
  ['employerEmployees', 50, '825.104'],
  ['worksiteRadiusMiles', 75, '825.110'],
  ['employeeMonths', 12, '825.110'],
  ['employeeHours', 1250, '825.110'],
  ['foreseeableNoticeDays', 30, '825.302'],
  ['eligibilityNoticeDays', 5, '825.300(b)', 'business'],
  ['designationNoticeDays', 5, '825.300(d)', 'business'],
  ['certificationRequestDays', 5, '825.305(b)', 'business'],
  ['certificationDays', 15, '825.305(b)'],
  ['cureDays', 7, '825.305(c)'],
  ['recertificationDays', 30, '825.308(a)'],
  ['recertificationMonths', 6, '825.308(b)'],
  ['largestIncrementHours', 1, '825.205(a)'],
] as const
it.each(FMLA_LIMITS)('the FMLA limit %s is %i, by 29 CFR %s', (id, value, paragraph, days?: string) => {
  const limit: { value: number; source: string; business?: boolean } = policy.FMLA[id]
  expect(limit).toEqual({ value, source: `29 CFR ${paragraph}`, ...(days ? { business: true } : {}) })
})
it('no other limit of the FMLA is unchecked', () => expect(Object.keys(policy.FMLA)).toEqual(FMLA_LIMITS.map(([id]) => id)))
