/**
 * Which fields of a call-in record are shown where. Source: `CALL_IN_RECORD` in policy.ts for the fields; the security
 * whitepaper, "Who can read what", for the screens; the manual, section Integrations, for what payroll receives.
 */

/** The fields in the order in which they are drawn, as one line each. */
export const RECORD_FIELDS = ['employee', 'shift', 'reported', 'reason', 'back', 'contact', 'notes'] as const
export type RecordField = (typeof RECORD_FIELDS)[number]

/** Where a record is read, and its end. */
export const RECORD_VIEWS = ['hr', 'supervisor', 'payroll', 'deleted'] as const
export type RecordView = (typeof RECORD_VIEWS)[number]

/** Why somebody is out: HR alone reads it. */
export const CONFIDENTIAL_FIELDS: readonly RecordField[] = ['reason', 'notes']

export const FIELDS_SHOWN: Record<RecordView, readonly RecordField[]> = {
  hr: RECORD_FIELDS,
  supervisor: ['employee', 'shift', 'back'],
  payroll: ['employee', 'shift', 'reported'],
  deleted: [],
}
