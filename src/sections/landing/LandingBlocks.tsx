import type { LandingBlock } from '#src/schemas/landing.ts'
import type { FreeBlockData } from '#src/sections/freeBlocks/freeBlockData.ts'
import { FREE_COMPONENTS } from '#src/sections/freeBlocks/freeComponents.tsx'
import { type BlockComponents, BlockList } from '#src/sections/shared/BlockList.tsx'
import type { QuoteWords } from '#src/sections/shared/CustomerQuote.tsx'
import { QuoteSection } from '#src/sections/shared/QuoteSection.tsx'

type LandingBlockData = FreeBlockData & { quote: QuoteWords }

const COMPONENTS: BlockComponents<LandingBlock, LandingBlockData> = { ...FREE_COMPONENTS, quote: QuoteSection }

export type LandingBlocksProps = { blocks: readonly LandingBlock[]; blockData: LandingBlockData }

/** The body of a landing page. */
export const LandingBlocks = (props: LandingBlocksProps) => <BlockList components={COMPONENTS} {...props} />
