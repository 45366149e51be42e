import type { DashboardWords } from '#src/schemas/dashboards.ts'
import type { NoShowLadderProps, PointLadderProps } from '#src/sections/policy/Ladders.tsx'
import type { PhotoFiles } from '#src/sections/shared/Photo.tsx'
import type { RecordCardProps } from './RecordCard.tsx'

type SceneData = { dashboardWords: DashboardWords }
/** What free blocks draw of other entries, by the kind of the block. */
export type FreeBlockData = {
  /** How the fields of a record are called, and why they are asked. */
  record: Pick<RecordCardProps, 'fields'>
  /** The words of the policy's two scales. */
  ladders: { points: PointLadderProps; noShows: NoShowLadderProps }
  split: SceneData
  showcase: SceneData
  photo: { pictures: PhotoFiles }
}

export type FreeBlockInputs = {
  policyTables: { pointLadder: PointLadderProps; noShowLadder: NoShowLadderProps; callInRecord: FreeBlockData['record'] }
  dashboards: DashboardWords
  pictures: PhotoFiles
}

/** @returns what the free blocks of a page draw of the content and the files that all pages with such blocks share */
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
