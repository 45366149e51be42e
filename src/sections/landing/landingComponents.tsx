import type { LandingBlock } from '#src/schemas/landing.ts'
import type { Completed } from '#src/sections/shared/blocks/completePart.ts'
import type { BlockComponents } from '#src/sections/shared/blocks/resolveBlocks.ts'
import { QuoteBlock } from '#src/sections/shared/quote/QuoteBlock.tsx'
import { SHARED_COMPONENTS } from '#src/sections/sharedBlocks/sharedComponents.tsx'
import type { LandingBlockProps } from './landingBlockProps.ts'

export const LANDING_COMPONENTS: BlockComponents<Completed<LandingBlock>, LandingBlockProps> = {
  ...SHARED_COMPONENTS,
  quote: QuoteBlock,
}
