import type { TextBlocks } from '#src/schemas/textBlocks.ts'
import { CALL_IN_RECORD } from '#src/site/policy/policy.ts'
import { DataTable } from './DataTable.tsx'

export type CallInRecordProps = TextBlocks['callInRecord']

/** What a complete call-in record holds. */
export const CallInRecord = ({ fields, ...words }: CallInRecordProps) => (
  <DataTable {...words} rows={CALL_IN_RECORD.map((name) => [fields[name].field, fields[name].why])} />
)
