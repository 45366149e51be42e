import type { TextBlocks } from '../../schemas/textBlocks'
import { REASON_CODES } from '../../site/policy/policy'
import { DataTable } from './DataTable'

export type ReasonCodesProps = TextBlocks['reasonCodes']

/** Every reason code, what HR looks at, and when the policy may apply. */
export const ReasonCodes = ({ decided, listed, ...words }: ReasonCodesProps) => (
  <DataTable {...words} rows={REASON_CODES.map(({ label, hrChecks, mayBeListed }) => [label, hrChecks, mayBeListed ? listed : decided])} />
)
