import type { DashboardWords } from '#src/schemas/dashboards.ts'
import type { NoShowLadderProps, PointLadderProps } from '#src/sections/policy/Ladders.tsx'
import type { PictureFiles } from '#src/sections/shared/Picture.tsx'
import type { RecordCardProps } from './RecordCard.tsx'

type SceneData = { dashboardWords: DashboardWords }
/** Data of free blocks from other entries, by the kind of the block. */
export type FreeBlockData = {
  /** The names of a record's fields, and the reasons for them. */
  record: Pick<RecordCardProps, 'fields'>
  /** The words of the policy's two scales. */
  ladders: { points: PointLadderProps; noShows: NoShowLadderProps }
  split: SceneData
  showcase: SceneData
  photo: { pictures: PictureFiles }
}

export type FreeBlockInputs = {
  policyTables: { pointLadder: PointLadderProps; noShowLadder: NoShowLadderProps; callInRecord: FreeBlockData['record'] }
  dashboards: DashboardWords
  pictures: PictureFiles
}

/** @returns the data of free blocks, from the content and the files that all pages with such blocks share */
export function freeBlockData({ policyTables, dashboards: dashboardWords, pictures }: FreeBlockInputs): FreeBlockData {
  const { pointLadder, noShowLadder, callInRecord } = policyTables
  return {
    record: { fields: callInRecord.fields },
    ladders: { points: pointLadder, noShows: noShowLadder },
    split: { dashboardWords },
    showcase: { dashboardWords },
    photo: { pictures },
  }
}
