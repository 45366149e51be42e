/**
 * The example attendance policy of articles, guides and pictures: points, thresholds, windows, ladders, limits of the law. It is written
 * once so that no two pages can disagree. Its sentences are in src/content/facts/policy-sentences.yaml, the states' rules in
 * state-rules.yaml there, HR's workload in reviewLoad.ts. Source: specification sections 4, 5 and 9 ("Policy examples in articles"),
 * corrected where docs/requirements/clarifications.md puts the law first.
 */

import type { LadderStep } from '#src/models/attendance/attendancePolicy.ts'
import type { RecordField } from './recordViews.ts'

export const POINTS = { tardy: 0.5, earlyDeparture: 0.5, unplannedAbsence: 1, noCallNoShow: 3, protectedAbsence: 0 } as const

/**
 * A no-call/no-show is two events: the absence, and the failure to report it. The failure costs the rest of the specification's price for
 * both. Only the failure can be charged if the absence turns out to be protected.
 */
export const FAILURE_TO_REPORT_POINTS = POINTS.noCallNoShow - POINTS.unplannedAbsence

/** A late report costs nothing on top of the absence, so that calling is always better than silence. */
export const LATE_REPORT_POINTS = 0

/** Maximum points for tardiness in one day. */
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

/** Absences are reported this many hours before the shift starts, or as soon as practicable. */
export const NOTICE_HOURS = 2

/** The statuses of a shift on boards: `pending` waits for HR's decision, `late` came after the notice time. */
export const BOARD_STATUSES = { covered: 'Covered', calledOff: 'Called off', pending: 'HR review', late: 'Late report' } as const
export type BoardStatus = keyof typeof BOARD_STATUSES

export type ReasonCode = {
  id: string
  label: string
  /** Whether HR may confirm it from a list of its kind. `isListedTogether` in models/attendance/hrReview.ts has the conditions. */
  mayBeListed: boolean
}

/**
 * The specification's six codes, and five that the law adds (docs/requirements/clarifications.md, "Absences and points"). Each waits for
 * HR. `reasonCodes` in src/content/shared/policy-tables.yaml says what HR looks at.
 */
export const REASON_CODES = [
  { id: 'illness', label: 'Illness', mayBeListed: false },
  { id: 'family', label: 'Family emergency', mayBeListed: false },
  { id: 'transportation', label: 'Transportation', mayBeListed: true },
  { id: 'weather', label: 'Weather', mayBeListed: true },
  { id: 'approved-leave', label: 'Approved leave', mayBeListed: false },
  { id: 'safety', label: 'Safety (confidential)', mayBeListed: false },
  { id: 'work-injury', label: 'Work injury', mayBeListed: false },
  { id: 'pregnancy', label: 'Pregnancy-related', mayBeListed: false },
  { id: 'civic', label: 'Court, civic or military duty', mayBeListed: false },
  { id: 'no-reason', label: 'Paid-leave day / prefer not to say', mayBeListed: false },
  { id: 'other', label: 'Other', mayBeListed: false },
] as const satisfies ReasonCode[]

/**
 * Workplaces with food ask this in addition to the reason code. It is not a reason code and costs nothing. Source: 21 CFR 117.10(a) for
 * plants, Food Code 2-201.11 as adopted for retail and food service. The question itself is in src/content/facts/policy-sentences.yaml.
 */
export const SYMPTOM_QUESTION = {
  symptoms: ['vomiting', 'diarrhea', 'jaundice', 'sore throat with fever', 'an infected wound'],
  goesTo: 'the person in charge',
  source: { plants: '21 CFR 117.10(a)', retail: 'Food Code 2-201.11, as adopted' },
} as const

/**
 * When a manager does what after a no-call/no-show alert. The tasks are `managerTimeline` in src/content/shared/policy-tables.yaml. Minutes
 * count from the alert; `to: null` is the end of the shift.
 */
export const MANAGER_TIMELINE = [
  { id: 'acknowledge', from: 0, to: 5 },
  { id: 'backfill', from: 5, to: 15 },
  { id: 'rebalance', from: 15, to: 30 },
  { id: 'log', from: 30, to: null },
] as const

export const NO_SHOW_GUIDANCE = {
  /**
   * Minutes into the shift without a report until a no-call/no-show is opened. It stays pending until HR closes it. A report before the
   * cutoff is late. One after it is added to the open event, and HR closes that as a late report or as a failure to report.
   */
  cutoffMinutes: 30,
  contactHours: [0, 2],
  followUpHours: [24, 48],
  abandonmentDays: [2, 3],
} as const

/** Deadlines and thresholds of the FMLA. Each has its paragraph of 29 CFR part 825; days are calendar days unless `business`. */
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

/** @returns the whole leave in hours, at 40 hours a week. A constant would bring all of FMLA into the browser. */
export const fullTimeLeaveHours = () => FMLA.leaveWeeks.value * 40

/** The five attendance metrics. `kpiTable` in src/content/shared/policy-tables.yaml says what each counts and how often to look. */
export const METRICS = [
  { id: 'ncns-rate', name: 'NCNS rate' },
  { id: 'early-notice-rate', name: 'Early-notice rate' },
  { id: 'coverage-time', name: 'Coverage time' },
  // The alias is the specification's name. Only the table of metrics has it; other texts say "repeat share", which labels no one.
  { id: 'repeat-offender-index', name: 'Repeat share', alias: 'repeat offender index' },
  { id: 'reason-code-mix', name: 'Reason-code mix' },
] as const

/** How often the policy itself is reviewed. */
export const REVIEW_RHYTHM = { workplace: 'weekly', comparison: 'monthly', policyAudit: 'quarterly' } as const

/** Youngest age for using the service, in years. Source: specification section 5. */
export const MINIMUM_AGE = 18

/**
 * The fields of a complete call-in record, in reading order. `callInRecord` in src/content/shared/policy-tables.yaml has their names, and
 * why each is asked.
 */
export const CALL_IN_RECORD = [
  'employee',
  'shift',
  'reason',
  'back',
  'contact',
  'reported',
  'notes',
] as const satisfies readonly RecordField[]
