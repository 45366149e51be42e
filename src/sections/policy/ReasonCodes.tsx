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
        mayBeListed ? 'After HR has decided; may be confirmed from a list (see below)' : 'After HR has decided',
      ])}
    />
  )
}
