import { REASON_CODES } from '#src/models/policy/policy.ts'
import type { PolicyTables } from '#src/schemas/policyTables.ts'
import { DataTable } from './DataTable.tsx'

export type ReasonCodesProps = PolicyTables['reasonCodes']

/** Every reason code, what HR checks, and when the policy may apply. */
export const ReasonCodes = ({ decided, listed, ...words }: ReasonCodesProps) => (
  <DataTable {...words} rows={REASON_CODES.map(({ label, hrChecks, mayBeListed }) => [label, hrChecks, mayBeListed ? listed : decided])} />
)
