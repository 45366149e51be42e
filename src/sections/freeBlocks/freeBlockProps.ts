import { callEach } from '#src/lib/anywhere/objects/callEach.ts'
import type { FreeBlock } from '#src/schemas/blocks/freeBlocks.ts'
import type { EmbeddedBy } from '#src/schemas/embeddedContent.ts'
import type { NoShowLadderProps, PointLadderProps } from '#src/sections/policyTables/Ladders.tsx'
import type { PendingReportsProps } from './pendingReports/PendingReports.tsx'
import type { RecordBlockProps } from './record/RecordBlock.tsx'

/** The content that all pages with free blocks share. */
export type FreeBlockInputs = {
  policyTables: {
    pointLadder: PointLadderProps
    noShowLadder: NoShowLadderProps
    callInRecord: Pick<RecordBlockProps, 'fields'>
    reasonCodes: Pick<PendingReportsProps, 'checks'>
  }
}

/** What src/schemas/embeddedContent.ts says of a kind of block. */
type InputsOf<Kind extends FreeBlock['kind']> = Pick<FreeBlockInputs, EmbeddedBy<'kinds', Kind>>
/** The props of a kind of block, besides its own fields. A kind that is not listed has no others. */
const MAKERS = {
  steps: ({ policyTables }) => ({ checks: policyTables.reasonCodes.checks }),
  record: ({ policyTables }) => ({ fields: policyTables.callInRecord.fields }),
  ladders: ({ policyTables }) => ({ points: policyTables.pointLadder, noShows: policyTables.noShowLadder }),
} satisfies { [Kind in FreeBlock['kind']]?: (inputs: InputsOf<Kind>) => object }

/** Props of free blocks from other entries, by the kind of the block. */
export type FreeBlockProps = { [Kind in keyof typeof MAKERS]: ReturnType<(typeof MAKERS)[Kind]> }

/** @returns the props of every kind of free block that needs more than its own fields */
export const makeFreeBlockProps = (inputs: FreeBlockInputs): FreeBlockProps => callEach(MAKERS, inputs)
