import { CALL_IN_RECORD } from '../../site/policy'
import { DataTable } from './DataTable'

/** What a complete call-in record holds. */
export function CallInRecord() {
  return (
    <DataTable
      caption="The call-in record"
      head={['Field', 'Why it is there']}
      rows={CALL_IN_RECORD.map(({ field, why }) => [field, why])}
    />
  )
}
