import type { FeatureBlock } from '#src/schemas/feature.ts'
import { FREE_COMPONENTS } from '#src/sections/freeBlocks/freeComponents.tsx'
import type { Completed } from '#src/sections/shared/blocks/completed.ts'
import type { BlockComponents } from '#src/sections/shared/blocks/resolveBlocks.ts'
import type { FeatureBlockProps } from './featureBlockProps.ts'
import { FirstMinuteBlock } from './firstMinute/FirstMinuteBlock.tsx'

export const FEATURE_COMPONENTS: BlockComponents<Completed<FeatureBlock>, FeatureBlockProps> = {
  ...FREE_COMPONENTS,
  'first-minute': FirstMinuteBlock,
}
