import type { ShownBy } from '#src/schemas/shownContent.ts'
import type { NoShowLadderProps, PointLadderProps } from '#src/sections/policyTables/Ladders.tsx'
import type { PictureFiles } from '#src/sections/shared/picture/Picture.tsx'
import type { RecordBlockProps } from './record/RecordBlock.tsx'

/** Props of free blocks from other entries, by the kind of the block. */
export type FreeBlockProps = {
  /** The names of a record's fields, and the reasons for them. */
  record: Pick<RecordBlockProps, 'fields'>
  /** The words of the policy's two scales. */
  ladders: { points: PointLadderProps; noShows: NoShowLadderProps }
  photo: { pictures: PictureFiles }
}

export type FreeBlockInputs = {
  policyTables: { pointLadder: PointLadderProps; noShowLadder: NoShowLadderProps; callInRecord: FreeBlockProps['record'] }
  pictures: PictureFiles
}

/** Makes the props of a block from what src/schemas/shownContent.ts says of its kind, and from the picture files. */
type PropsMakers = {
  [Kind in keyof FreeBlockProps]: (inputs: Pick<FreeBlockInputs, ShownBy<'parts', Kind> | 'pictures'>) => FreeBlockProps[Kind]
}
const MAKERS: PropsMakers = {
  record: ({ policyTables }) => ({ fields: policyTables.callInRecord.fields }),
  ladders: ({ policyTables }) => ({ points: policyTables.pointLadder, noShows: policyTables.noShowLadder }),
  photo: ({ pictures }) => ({ pictures }),
}

/** @returns the props of free blocks, from the content and the files that all pages with such blocks share */
export const makeFreeBlockProps = (inputs: FreeBlockInputs): FreeBlockProps => ({
  record: MAKERS.record(inputs),
  ladders: MAKERS.ladders(inputs),
  photo: MAKERS.photo(inputs),
})
