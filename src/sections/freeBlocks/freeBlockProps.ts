import type { DashboardWords } from '#src/schemas/dashboards.ts'
import type { NoShowLadderProps, PointLadderProps } from '#src/sections/policyTables/Ladders.tsx'
import type { PictureFiles } from '#src/sections/shared/Picture.tsx'
import type { RecordBlockProps } from './RecordBlock.tsx'

type WithDashboardWords = { dashboardWords: DashboardWords }
/** Props of free blocks from other entries, by the kind of the block. */
export type FreeBlockProps = {
  /** The names of a record's fields, and the reasons for them. */
  record: Pick<RecordBlockProps, 'fields'>
  /** The words of the policy's two scales. */
  ladders: { points: PointLadderProps; noShows: NoShowLadderProps }
  split: WithDashboardWords
  showcase: WithDashboardWords
  photo: { pictures: PictureFiles }
}

export type FreeBlockInputs = {
  policyTables: { pointLadder: PointLadderProps; noShowLadder: NoShowLadderProps; callInRecord: FreeBlockProps['record'] }
  dashboards: DashboardWords
  pictures: PictureFiles
}

/** @returns the props of free blocks, from the content and the files that all pages with such blocks share */
export function makeFreeBlockProps({ policyTables, dashboards: dashboardWords, pictures }: FreeBlockInputs): FreeBlockProps {
  const { pointLadder, noShowLadder, callInRecord } = policyTables
  return {
    record: { fields: callInRecord.fields },
    ladders: { points: pointLadder, noShows: noShowLadder },
    split: { dashboardWords },
    showcase: { dashboardWords },
    photo: { pictures },
  }
}
