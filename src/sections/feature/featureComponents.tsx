import type { FeatureBlock } from '#src/schemas/feature.ts'
import { FREE_COMPONENTS } from '#src/sections/freeBlocks/freeComponents.tsx'
import { RecordBlock, type RecordBlockProps } from '#src/sections/freeBlocks/record/RecordBlock.tsx'
import type { Completed } from '#src/sections/shared/blocks/completed.ts'
import type { BlockComponents } from '#src/sections/shared/blocks/resolveBlocks.ts'
import { exampleRecord } from './channelReports/exampleRecord.tsx'
import type { FeatureBlockProps } from './featureBlockProps.ts'
import { FirstMinuteBlock } from './firstMinute/FirstMinuteBlock.tsx'

export const FEATURE_COMPONENTS: BlockComponents<Completed<FeatureBlock>, FeatureBlockProps> = {
  ...FREE_COMPONENTS,
  record: FeatureRecordBlock,
  'first-minute': FirstMinuteBlock,
}

function FeatureRecordBlock({ picture, ...block }: Omit<RecordBlockProps, 'example'> & FeatureBlockProps['record']) {
  return <RecordBlock {...block} example={picture.kind === 'channel-reports' ? exampleRecord(picture) : undefined} />
}
