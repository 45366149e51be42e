/**
 * The example policy and the law's limits against the specification (sections 3, 4, 5 and 9, "Policy examples in
 * articles") and docs/requirements/clarifications.md ("Figures": the law comes first), typed here a second time.
 */
import { describe, expect, it } from 'vitest'
import { EXAMPLE_POLICY } from './examplePolicy.ts'
import * as policy from './policy.ts'

describe('the example policy', () => {
  it('has the specified points', () =>
    expect(policy.POINTS).toEqual({ tardy: 0.5, earlyDeparture: 0.5, unplannedAbsence: 1, noCallNoShow: 3, protectedAbsence: 0 }))
  it('caps tardiness at 1 point a day', () => expect(policy.TARDY_DAILY_CAP).toBe(1))
  it('has the specified thresholds', () =>
    expect(policy.POINT_LADDER.map(({ id, label, at }) => [at, id, label])).toEqual([
      [3, 'verbal', 'Verbal warning'],
      [5, 'written', 'Written warning'],
      [8, 'final', 'Final warning (probation)'],
      [10, 'termination', 'Termination'],
    ]))
  it('has the specified ladder of no-call/no-shows', () =>
    expect(policy.NO_SHOW_LADDER.map(({ id, label, at }) => [at, id, label])).toEqual([
      [1, 'verbal', 'Verbal warning'],
      [2, 'written', 'Written warning'],
      [3, 'final', 'Final written warning or unpaid suspension'],
      [4, 'termination', 'Termination'],
    ]))
  it('has windows of 6 and 12 months, and takes 1 point off for 30 perfect days', () => {
    expect(policy.ROLLING_WINDOW_MONTHS).toEqual([6, 12])
    expect(policy.POINT_REMOVAL).toEqual({ points: 1, perfectDays: 30 })
  })
  it('asks for 2 hours of notice, and for an age of 18', () => {
    expect(policy.NOTICE_HOURS).toBe(2)
    expect(policy.MINIMUM_AGE).toBe(18)
  })
  it('is what the calculations use, with the longer window and without a price for protected absences', () => {
    expect(EXAMPLE_POLICY).toEqual({
      points: { tardy: 0.5, earlyDeparture: 0.5, unplannedAbsence: 1, noCallNoShow: 3, failureToReport: 2 },
      tardyDailyCap: 1,
      windowMonths: 12,
      removal: { points: 1, perfectDays: 30 },
      pointLadder: policy.POINT_LADDER,
      noShowLadder: policy.NO_SHOW_LADDER,
    })
  })
})

describe('guidance of the example policy', () => {
  it('on no-call/no-shows has the specified hours and days, and half an hour until one is opened', () =>
    expect(policy.NO_SHOW_GUIDANCE).toEqual({ cutoffMinutes: 30, contactHours: [0, 2], followUpHours: [24, 48], abandonmentDays: [2, 3] }))
  it('gives managers the specified minutes', () =>
    expect(policy.MANAGER_TIMELINE.map(({ id, from, to }) => [from, to, id])).toEqual([
      [0, 5, 'acknowledge'],
      [5, 15, 'backfill'],
      [15, 30, 'rebalance'],
      [30, null, 'log'],
    ]))
  it('reviews sites weekly, compares monthly and audits quarterly', () =>
    expect(policy.REVIEW_RHYTHM).toEqual({ site: 'weekly', comparison: 'monthly', policyAudit: 'quarterly' }))
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
  it('say what HR checks', () => {
    for (const { hrChecks } of policy.REASON_CODES) expect(hrChecks).toMatch(/[a-z]/)
  })
  it('have an id each', () => expect(new Set(policy.REASON_CODES.map(({ id }) => id)).size).toBe(policy.REASON_CODES.length))
})

describe('what the reporting line says', () => {
  it('decides nothing and names no leave', () => {
    expect(policy.LINE_ANSWER).not.toMatch(/sick|safe time|FMLA|protected|no points|zero points/i)
    expect(policy.LINE_ANSWER).toMatch(/recorded.*nothing counts until HR decides/)
  })
  it('promises what the company says to the supervisor, since it cannot promise what a supervisor knows', () => {
    expect(policy.LINE_ANSWER).toMatch(/We tell your supervisor that you are out and until when, not why\.$/)
    expect(policy.FOOD_SITE_ANSWER).toContain(policy.SYMPTOM_QUESTION.goesTo)
  })
  it('asks one question, and not which reason it is', () => {
    expect(policy.SCREENING_QUESTION.split('?')).toHaveLength(2)
    expect(policy.SCREENING_QUESTION).toMatch(/You don’t have to say which\.$/)
  })
  it('asks food workers for the symptoms of the Food Code', () =>
    expect(policy.SYMPTOM_QUESTION.symptoms).toEqual(['vomiting', 'diarrhea', 'jaundice', 'sore throat with fever', 'an infected wound']))
})
it('a no-call/no-show costs what its two events cost, and a late report nothing extra', () => {
  expect(policy.POINTS.unplannedAbsence + policy.FAILURE_TO_REPORT_POINTS).toBe(policy.POINTS.noCallNoShow)
  expect(policy.LATE_REPORT_POINTS).toBe(0)
})
it('only HR changes points, and for protected absences among others', () => {
  expect(policy.POINT_ADJUSTMENT).toMatch(
    /^Only HR .*protected absences.*accommodations.*errors.*contract or settlement.*site-wide events$/,
  )
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
it.each([
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
] as const)('the FMLA limit %s is %i, by 29 CFR %s', (id, value, paragraph, days?: string) => {
  const limit: { value: number; source: string; business?: boolean } = policy.FMLA[id]
  expect(limit).toEqual({ value, source: `29 CFR ${paragraph}`, ...(days ? { business: true } : {}) })
})
