import { RECORD_FIELDS } from '#src/models/policy/recordViews.ts'
import type { RecordBlockProps } from '#src/sections/sharedBlocks/record/RecordBlock.tsx'
import type { SharedBlockInputs } from '#src/sections/sharedBlocks/sharedBlockProps.ts'

const scale = { caption: '', at: '' }
/** The data that pages with shared blocks share, for tests. */
export const TEST_SHARED_BLOCK_INPUTS: SharedBlockInputs = {
  policyTables: {
    pointLadder: scale,
    noShowLadder: scale,
    callInRecord: {
      fields: Object.fromEntries(RECORD_FIELDS.map((field) => [field, { field, why: '' }])) as RecordBlockProps['fields'],
    },
  },
}
