import { REASON_CODES } from '#src/models/policy/policy.ts'
import { RECORD_FIELDS } from '#src/models/policy/recordViews.ts'
import type { FreeBlockInputs } from '#src/sections/freeBlocks/freeBlockProps.ts'
import type { PendingReportsProps } from '#src/sections/freeBlocks/pendingReports/PendingReports.tsx'
import type { RecordBlockProps } from '#src/sections/freeBlocks/record/RecordBlock.tsx'

const scale = { caption: '', at: '' }
/** The data that pages with free blocks share, for tests. */
export const TEST_FREE_BLOCK_INPUTS: FreeBlockInputs = {
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
