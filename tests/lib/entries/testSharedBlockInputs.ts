import { REASON_CODES } from '#src/models/policy/policy.ts'
import { RECORD_FIELDS } from '#src/models/policy/recordViews.ts'
import type { PendingReportsProps } from '#src/sections/blocks/pendingReports/PendingReports.tsx'
import type { RecordBlockProps } from '#src/sections/blocks/record/RecordBlock.tsx'
import type { SharedBlockInputs } from '#src/sections/blocks/sharedBlockProps.ts'

const scale = { caption: '', at: '' }
/** What shared blocks show of other entries, for tests. */
export const TEST_SHARED_BLOCK_INPUTS: SharedBlockInputs = {
  policyTables: {
    pointLadder: scale,
    noShowLadder: scale,
    callInRecord: {
      fields: Object.fromEntries(RECORD_FIELDS.map((field) => [field, { field, why: '' }])) as RecordBlockProps['fields'],
    },
    reasonCodes: {
      checks: Object.fromEntries(REASON_CODES.map(({ id }) => [id, `what HR looks at: ${id}`])) as PendingReportsProps['checks'],
    },
  },
}
