import { REASON_CODES } from '../../site/policy'
import { DataTable } from './DataTable'

/** Every reason code, what HR looks at, and when the policy may apply. */
export function ReasonCodes() {
  return (
    <DataTable
      caption="Reason codes"
      head={['Code', 'What HR looks at', 'When it counts']}
      rows={REASON_CODES.map(({ label, hrChecks, mayScore }) => [
        label,
        hrChecks,
        mayScore
          ? 'After HR has decided, or by HR’s standing rule where the fixed question is answered no, the law gives no leave for any reason, and no emergency is declared'
          : 'Only after HR has decided',
      ])}
    />
  )
}
