import type { LandingBlock } from '#src/schemas/landing.ts'
import { FREE_COMPONENTS } from '#src/sections/feature/freeComponents.tsx'
import type { FreeEntries } from '#src/sections/feature/freeEntries.ts'
import { type BlockComponents, BlockList } from '#src/sections/shared/BlockList.tsx'
import type { QuoteWords } from '#src/sections/shared/CustomerQuote.tsx'
import { QuoteSection } from '#src/sections/shared/QuoteSection.tsx'

type LandingEntries = FreeEntries & { quote: QuoteWords }

const COMPONENTS: BlockComponents<LandingBlock, LandingEntries> = { ...FREE_COMPONENTS, quote: QuoteSection }

export type LandingBlocksProps = { blocks: readonly LandingBlock[]; entries: LandingEntries }

/** The body of a landing page. */
export const LandingBlocks = (props: LandingBlocksProps) => <BlockList components={COMPONENTS} {...props} />
