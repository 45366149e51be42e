/**
 * Which fields of a call-in record are shown where. Source: `CALL_IN_RECORD` in policy.ts for the fields; the security whitepaper, "Who can
 * read what", for the screens; the manual, section Integrations, for payroll.
 */

/** In the order in which they are drawn, one line each. */
export const RECORD_FIELDS = ['employee', 'shift', 'reported', 'reason', 'back', 'contact', 'notes'] as const
export type RecordField = (typeof RECORD_FIELDS)[number]

/** Where a record is read, and its deletion. */
export const RECORD_VIEWS = ['hr', 'supervisor', 'payroll', 'deleted'] as const
export type RecordView = (typeof RECORD_VIEWS)[number]

/** Only HR reads these. */
export const CONFIDENTIAL_FIELDS: readonly RecordField[] = ['reason', 'notes']

export const FIELDS_SHOWN: Record<RecordView, readonly RecordField[]> = {
  hr: RECORD_FIELDS,
  supervisor: ['employee', 'shift', 'back'],
  payroll: ['employee', 'shift', 'reported'],
  deleted: [],
}
