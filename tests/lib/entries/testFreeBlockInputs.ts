import { RECORD_FIELDS } from '#src/policy/recordViews.ts'
import { type FreeBlockInputs, makeFreeBlockProps } from '#src/sections/freeBlocks/freeBlockProps.ts'
import type { RecordBlockProps } from '#src/sections/freeBlocks/RecordBlock.tsx'
import { TEST_DASHBOARD_WORDS } from './testDashboardWords.ts'

const scale = { caption: '', at: '' }
/** The data that pages with free blocks share, for tests. */
export const TEST_FREE_BLOCK_INPUTS: FreeBlockInputs = {
  policyTables: {
    pointLadder: scale,
    noShowLadder: scale,
    callInRecord: {
      fields: Object.fromEntries(RECORD_FIELDS.map((field) => [field, { field, why: '' }])) as RecordBlockProps['fields'],
    },
  },
  dashboards: TEST_DASHBOARD_WORDS,
  pictures: new Map([['gate.jpg', { src: '/gate.jpg', width: 640, height: 480 }]]),
}
export const TEST_FREE_BLOCK_DATA = makeFreeBlockProps(TEST_FREE_BLOCK_INPUTS)
