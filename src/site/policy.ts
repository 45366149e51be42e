/**
 * The example attendance policy that articles, guides and pictures use: points, thresholds, windows, ladders, clocks.
 * Written once so that no two pages can disagree. Source: specification sections 4, 5 and 9 ("Policy examples in
 * articles"), corrected where docs/requirements/decisions.md puts the law first.
 */

import type { LadderStep } from '../lib/anywhere/attendancePolicy'

export const POINTS = { tardy: 0.5, earlyDeparture: 0.5, unplannedAbsence: 1, noCallNoShow: 3, protectedAbsence: 0 } as const

/**
 * Who may adjust points, and for what: one wording for every page. Source: specification section 5; docs/requirements/decisions.md,
 * "Absences and points", which adds what the law or fairness requires.
 */
export const POINT_ADJUSTMENT =
  'Only HR adjusts points, for protected absences, accommodations, errors, a contract or settlement, and declared site-wide events'

/** Most points that tardiness can cost in one day. */
export const TARDY_DAILY_CAP = 1

/** Discipline by points: the step is reached at `at` points or more. */
export const POINT_LADDER: LadderStep[] = [
  { id: 'verbal', label: 'Verbal warning', at: 3 },
  { id: 'written', label: 'Written warning', at: 5 },
  { id: 'final', label: 'Final warning (probation)', at: 8 },
  { id: 'termination', label: 'Termination', at: 10 },
]

/** Discipline by no-call/no-show occurrences: `at` is the number of the occurrence. */
export const NO_SHOW_LADDER: LadderStep[] = [
  { id: 'verbal', label: 'Verbal warning', at: 1 },
  { id: 'written', label: 'Written warning', at: 2 },
  { id: 'final', label: 'Final written warning or unpaid suspension', at: 3 },
  { id: 'termination', label: 'Termination', at: 4 },
]

/** Usual lengths of the rolling window, in months. */
export const ROLLING_WINDOW_MONTHS = [6, 12] as const
/** Points removed for each run of days with perfect attendance. */
export const POINT_REMOVAL = { points: 1, perfectDays: 30 } as const

/** Absences are reported this many hours before the shift starts, except in emergencies. */
export const NOTICE_HOURS = 2

export const REASON_CODES = [
  { id: 'illness', label: 'Illness', mayBeProtected: true },
  { id: 'family', label: 'Family emergency', mayBeProtected: true },
  { id: 'transportation', label: 'Transportation', mayBeProtected: false },
  { id: 'weather', label: 'Weather', mayBeProtected: false },
  { id: 'approved-leave', label: 'Approved leave', mayBeProtected: true },
  { id: 'other', label: 'Other', mayBeProtected: false },
] as const

/** What a manager does after a no-call/no-show alert. Minutes count from the alert; `to: null` is the end of the shift. */
export const MANAGER_TIMELINE = [
  { from: 0, to: 5, task: 'Acknowledge the alert' },
  { from: 5, to: 15, task: 'Backfill the shift' },
  { from: 15, to: 30, task: 'Rebalance the crew and document' },
  { from: 30, to: null, task: 'Log the outcome (filled or unfilled) and the root cause' },
] as const

export const NO_SHOW_GUIDANCE = {
  contactHours: [0, 2],
  followUpHours: [24, 48],
  abandonmentDays: [2, 3],
} as const

/** FMLA clocks. Each carries its paragraph of 29 CFR part 825; days are calendar days unless `business`. */
export const FMLA = {
  leaveWeeks: { value: 12, source: '29 CFR 825.200' },
  employerEmployees: { value: 50, source: '29 CFR 825.104' },
  worksiteRadiusMiles: { value: 75, source: '29 CFR 825.110' },
  employeeMonths: { value: 12, source: '29 CFR 825.110' },
  employeeHours: { value: 1250, source: '29 CFR 825.110' },
  foreseeableNoticeDays: { value: 30, source: '29 CFR 825.302' },
  eligibilityNoticeDays: { value: 5, business: true, source: '29 CFR 825.300(b)' },
  designationNoticeDays: { value: 5, business: true, source: '29 CFR 825.300(d)' },
  certificationRequestDays: { value: 5, business: true, source: '29 CFR 825.305(b)' },
  certificationDays: { value: 15, source: '29 CFR 825.305(b)' },
  cureDays: { value: 7, source: '29 CFR 825.305(c)' },
  recertificationDays: { value: 30, source: '29 CFR 825.308(a)' },
  recertificationMonths: { value: 6, source: '29 CFR 825.308(b)' },
  largestIncrementHours: { value: 1, source: '29 CFR 825.205(a)' },
} as const

/** What the five attendance metrics count, and how often somebody should look at them. */
export const METRICS = [
  {
    id: 'ncns-rate',
    name: 'NCNS rate',
    formula: 'No-call/no-show shifts ÷ scheduled shifts × 100',
    reads: 'Whether people know how to report, and believe that it matters',
    rhythm: 'weekly, by site',
  },
  {
    id: 'early-notice-rate',
    name: 'Early-notice rate',
    formula: 'Call-offs reported before the notice window ÷ all call-offs × 100',
    reads: 'How much time supervisors have to act',
    rhythm: 'weekly, by site',
  },
  {
    id: 'coverage-time',
    name: 'Coverage time',
    formula: 'Median minutes from report to a confirmed replacement',
    reads: 'How well the open-shift process works',
    rhythm: 'weekly, by site',
  },
  {
    id: 'repeat-offender-index',
    name: 'Repeat offender index',
    formula: 'Share of unprotected absences caused by the tenth of employees with the most',
    reads: 'Whether the problem is a few people or the schedule',
    rhythm: 'monthly, across sites',
  },
  {
    id: 'reason-code-mix',
    name: 'Reason-code mix',
    formula: 'Call-offs of each reason code ÷ all call-offs × 100',
    reads: 'What could be fixed: buses, childcare, heat, one supervisor',
    rhythm: 'monthly, across sites',
  },
] as const

/** How often the policy itself is looked at. */
export const REVIEW_RHYTHM = { site: 'weekly', comparison: 'monthly', policyAudit: 'quarterly' } as const

/** Youngest age for using the service, in years. Source: specification section 5. */
export const MINIMUM_AGE = 18

/** What a complete call-in record holds. */
export const CALL_IN_RECORD = [
  { field: 'Employee ID', why: 'one person, not one of three Garcias' },
  { field: 'Shift time', why: 'the shift that has a gap, not the day' },
  { field: 'Reason code', why: 'decides whether HR must look first' },
  { field: 'Expected return date', why: 'one call instead of one a day' },
  { field: 'Contact method or number', why: 'where the person can be reached today' },
  { field: 'Timestamp', why: 'set by the system; settles whether notice was in time' },
  { field: 'Notes', why: 'what was said, in the words that were said' },
] as const
