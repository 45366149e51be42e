import type { WithSceneData } from '#src/illustrations/scenes/sceneData.ts'
import type { LandingBlock } from '#src/schemas/landing.ts'
import { FREE_COMPONENTS } from '#src/sections/freeBlocks/freeComponents.tsx'
import type { BlockComponents } from '#src/sections/shared/blocks/resolveBlocks.ts'
import { QuoteBlock } from '#src/sections/shared/quote/QuoteBlock.tsx'
import type { LandingBlockProps } from './landingBlockProps.ts'

export const LANDING_COMPONENTS: BlockComponents<WithSceneData<LandingBlock>, LandingBlockProps> = {
  ...FREE_COMPONENTS,
  quote: QuoteBlock,
}
