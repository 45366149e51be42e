import { CALL_IN_RECORD } from '#src/models/policy/policy.ts'
import type { PolicyTables } from '#src/schemas/policyTables.ts'
import { DataTable } from './DataTable.tsx'

export type CallInRecordProps = PolicyTables['callInRecord']

/** The fields of a complete call-in record. */
export const CallInRecord = ({ fields, ...words }: CallInRecordProps) => (
  <DataTable {...words} rows={CALL_IN_RECORD.map((name) => [fields[name].field, fields[name].why])} />
)
