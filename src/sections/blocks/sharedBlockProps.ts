import { callEach } from '#src/lib/anywhere/objects/callEach.ts'
import type { SharedBlock } from '#src/schemas/blocks/sharedBlocks.ts'
import type { EmbeddedBy } from '#src/schemas/embeddedContent.ts'
import type { NoShowLadderProps, PointLadderProps } from '#src/sections/policyTables/Ladders.tsx'
import type { PendingReportsProps } from './pendingReports/PendingReports.tsx'
import type { RecordBlockProps } from './record/RecordBlock.tsx'

/** What shared blocks show of other entries. */
export type SharedBlockInputs = {
  policyTables: {
    pointLadder: PointLadderProps
    noShowLadder: NoShowLadderProps
    callInRecord: Pick<RecordBlockProps, 'fields'>
    reasonCodes: Pick<PendingReportsProps, 'checks'>
  }
}

/** What src/schemas/embeddedContent.ts says of a kind of block. */
type InputsOf<Kind extends SharedBlock['kind']> = Pick<SharedBlockInputs, EmbeddedBy<'kinds', Kind>>
/** The props of a kind of block, besides its own fields. A kind that is not listed has no others. */
const MAKERS = {
  steps: ({ policyTables }) => ({ checks: policyTables.reasonCodes.checks }),
  record: ({ policyTables }) => ({ fields: policyTables.callInRecord.fields }),
  ladders: ({ policyTables }) => ({ points: policyTables.pointLadder, noShows: policyTables.noShowLadder }),
} satisfies { [Kind in SharedBlock['kind']]?: (inputs: InputsOf<Kind>) => object }

/** Props of shared blocks from other entries, by the kind of the block. */
export type SharedBlockProps = { [Kind in keyof typeof MAKERS]: ReturnType<(typeof MAKERS)[Kind]> }

/** @returns the props of every kind of shared block that needs more than its own fields */
export const createSharedBlockProps = (inputs: SharedBlockInputs): SharedBlockProps => callEach(MAKERS, inputs)
