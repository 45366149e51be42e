import { SAMPLE_DASHBOARD_WORDS } from '#src/partsPage/sampleDashboardWords.ts'
import type { FreeBlockData } from '#src/sections/freeBlocks/freeBlockData.ts'
import type { RecordCardProps } from '#src/sections/freeBlocks/RecordCard.tsx'
import { RECORD_FIELDS } from '#src/site/policy/recordViews.ts'

/** What free blocks draw of other entries, to test with. */
export const TEST_FREE_BLOCK_DATA: FreeBlockData = {
  record: { fields: Object.fromEntries(RECORD_FIELDS.map((field) => [field, { field, why: '' }])) as RecordCardProps['fields'] },
  ladders: { points: { caption: '', at: '' }, noShows: { caption: '', at: '' } },
  split: { dashboardWords: SAMPLE_DASHBOARD_WORDS },
  showcase: { dashboardWords: SAMPLE_DASHBOARD_WORDS },
  photo: { pictures: new Map([['gate.jpg', { src: '/gate.jpg', width: 640, height: 480 }]]) },
}
