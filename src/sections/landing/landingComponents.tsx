import type { LandingBlock } from '#src/schemas/landing.ts'
import { FREE_COMPONENTS } from '#src/sections/freeBlocks/freeComponents.tsx'
import type { Completed } from '#src/sections/shared/blocks/completed.ts'
import type { BlockComponents } from '#src/sections/shared/blocks/resolveBlocks.ts'
import { QuoteBlock } from '#src/sections/shared/quote/QuoteBlock.tsx'
import type { LandingBlockProps } from './landingBlockProps.ts'

export const LANDING_COMPONENTS: BlockComponents<Completed<LandingBlock>, LandingBlockProps> = {
  ...FREE_COMPONENTS,
  quote: QuoteBlock,
}
