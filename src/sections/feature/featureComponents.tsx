import type { FeatureBlock } from '#src/schemas/feature.ts'
import type { Completed } from '#src/sections/blocks/blockList/completePart.ts'
import type { BlockComponents } from '#src/sections/blocks/blockList/resolveBlocks.ts'
import { SHARED_COMPONENTS } from '#src/sections/blocks/sharedComponents.tsx'
import type { FeatureBlockProps } from './featureBlockProps.ts'
import { FirstMinuteBlock } from './firstMinute/FirstMinuteBlock.tsx'

export const FEATURE_COMPONENTS: BlockComponents<Completed<FeatureBlock>, FeatureBlockProps> = {
  ...SHARED_COMPONENTS,
  'first-minute': FirstMinuteBlock,
}
