import type { LandingBlock, LandingBlockOf } from '#src/schemas/landing.ts'
import { FREE_COMPONENTS } from '#src/sections/feature/freeComponents.tsx'
import type { FreeEntries } from '#src/sections/feature/freeEntries.ts'
import { type BlockComponents, BlockList } from '#src/sections/shared/BlockList.tsx'
import { QuoteSection, type QuoteSectionProps } from '#src/sections/shared/QuoteSection.tsx'

type LandingEntries = FreeEntries & {
  /** What stands with each quote: the small print only with those that are samples. */
  quote: Pick<QuoteSectionProps, 'label' | 'sampleNote'>
}

const COMPONENTS: BlockComponents<LandingBlock, LandingEntries> = { ...FREE_COMPONENTS, quote: Quoted }

export type LandingBlocksProps = { blocks: readonly LandingBlock[]; entries: LandingEntries }

/** The body of a landing page. */
export const LandingBlocks = (props: LandingBlocksProps) => <BlockList components={COMPONENTS} {...props} />

function Quoted({ sample, sampleNote, ...block }: LandingBlockOf<'quote'> & LandingEntries['quote']) {
  return <QuoteSection {...block} sampleNote={sample ? sampleNote : undefined} />
}
