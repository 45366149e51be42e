import type { WithSceneData } from '#src/illustrations/scenes/sceneData.ts'
import type { FeatureBlock } from '#src/schemas/feature.ts'
import { FREE_COMPONENTS } from '#src/sections/freeBlocks/freeComponents.tsx'
import { RecordCard, type RecordCardProps } from '#src/sections/freeBlocks/RecordCard.tsx'
import type { BlockComponents } from '#src/sections/shared/resolveBlocks.ts'
import { exampleRecord } from './channelReports/exampleRecord.tsx'
import type { FeatureBlockProps } from './featureBlockProps.ts'
import { FirstMinute } from './firstMinute/FirstMinute.tsx'

export const FEATURE_COMPONENTS: BlockComponents<WithSceneData<FeatureBlock>, FeatureBlockProps> = {
  ...FREE_COMPONENTS,
  record: RecordWithExample,
  'first-minute': FirstMinute,
}

function RecordWithExample({ picture, ...block }: Omit<RecordCardProps, 'example'> & FeatureBlockProps['record']) {
  return <RecordCard {...block} example={picture.kind === 'channel-reports' ? exampleRecord(picture) : undefined} />
}
