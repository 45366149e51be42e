import type { TextBlocks } from '../../schemas/textBlocks'
import { CALL_IN_RECORD } from '../../site/policy/policy'
import { DataTable } from './DataTable'

export type CallInRecordProps = TextBlocks['callInRecord']

/** What a complete call-in record holds. */
export const CallInRecord = ({ fields, ...words }: CallInRecordProps) => (
  <DataTable {...words} rows={CALL_IN_RECORD.map((name) => [fields[name].field, fields[name].why])} />
)
