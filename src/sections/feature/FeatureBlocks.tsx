import type { FeatureBlock } from '#src/schemas/feature.ts'
import { FREE_COMPONENTS } from '#src/sections/freeBlocks/freeComponents.tsx'
import { RecordCard, type RecordCardProps } from '#src/sections/freeBlocks/RecordCard.tsx'
import { type BlockComponents, BlockList } from '#src/sections/shared/BlockList.tsx'
import type { FeatureBlockData } from './featureBlockData.ts'
import { FirstMinute } from './firstMinute/FirstMinute.tsx'
import { exampleRecord } from './lanes/exampleRecord.tsx'

const COMPONENTS: BlockComponents<FeatureBlock, FeatureBlockData> = {
  ...FREE_COMPONENTS,
  record: RecordWithExample,
  'first-minute': FirstMinute,
}

export type FeatureBlocksProps = { blocks: readonly FeatureBlock[]; blockData: FeatureBlockData }

/** The body of a feature page. */
export const FeatureBlocks = (props: FeatureBlocksProps) => <BlockList components={COMPONENTS} {...props} />

function RecordWithExample({ picture, ...block }: Omit<RecordCardProps, 'example'> & FeatureBlockData['record']) {
  return <RecordCard {...block} example={picture.kind === 'lanes' ? exampleRecord(picture) : undefined} />
}
