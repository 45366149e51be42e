import type { LandingBlock } from '#src/schemas/landing.ts'
import type { Completed } from '#src/sections/blocks/blockList/completePart.ts'
import type { BlockComponents } from '#src/sections/blocks/blockList/resolveBlocks.ts'
import { QuoteBlock } from '#src/sections/blocks/QuoteBlock.tsx'
import { SHARED_COMPONENTS } from '#src/sections/blocks/sharedComponents.tsx'
import type { LandingBlockProps } from './landingBlockProps.ts'

export const LANDING_COMPONENTS: BlockComponents<Completed<LandingBlock>, LandingBlockProps> = {
  ...SHARED_COMPONENTS,
  quote: QuoteBlock,
}
