import { REASON_CODES } from '../../site/policy/policy'
import { DataTable } from './DataTable'

/** Every reason code, what HR looks at, and when the policy may apply. */
export function ReasonCodes() {
  return (
    <DataTable
      caption="Reason codes"
      head={['Code', 'What HR looks at', 'When it counts']}
      rows={REASON_CODES.map(({ label, hrChecks, mayBeListed }) => [
        label,
        hrChecks,
        mayBeListed
          ? 'After HR has decided; from a list that HR reads and confirms if the fixed question was answered no, no law at the site grants leave that may be taken for any reason, and neither HR nor a public authority has declared an emergency or site-wide event'
          : 'After HR has decided',
      ])}
    />
  )
}
