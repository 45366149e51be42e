import type { LandingBlock } from '#src/schemas/landing.ts'
import { FREE_COMPONENTS } from '#src/sections/freeBlocks/freeComponents.tsx'
import { type BlockComponents, BlockList } from '#src/sections/shared/BlockList.tsx'
import { QuoteSection } from '#src/sections/shared/QuoteSection.tsx'
import type { LandingBlockData } from './landingBlockData.ts'

const COMPONENTS: BlockComponents<LandingBlock, LandingBlockData> = { ...FREE_COMPONENTS, quote: QuoteSection }

export type LandingBlocksProps = { blocks: readonly LandingBlock[]; blockData: LandingBlockData }

/** The body of a landing page. */
export const LandingBlocks = (props: LandingBlocksProps) => <BlockList components={COMPONENTS} {...props} />
