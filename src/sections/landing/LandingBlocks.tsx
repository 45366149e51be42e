import type { LandingBlock, LandingBlockOf } from '#src/schemas/landing.ts'
import type { FreeBlockData } from '#src/sections/freeBlocks/freeBlockData.ts'
import { FREE_COMPONENTS } from '#src/sections/freeBlocks/freeComponents.tsx'
import { type BlockComponents, BlockList } from '#src/sections/shared/BlockList.tsx'
import { QuoteSection, type QuoteSectionProps } from '#src/sections/shared/QuoteSection.tsx'

type LandingBlockData = FreeBlockData & {
  /** What stands with each quote: the small print only with those that are samples. */
  quote: Pick<QuoteSectionProps, 'label' | 'sampleNote'>
}

const COMPONENTS: BlockComponents<LandingBlock, LandingBlockData> = { ...FREE_COMPONENTS, quote: Quoted }

export type LandingBlocksProps = { blocks: readonly LandingBlock[]; blockData: LandingBlockData }

/** The body of a landing page. */
export const LandingBlocks = (props: LandingBlocksProps) => <BlockList components={COMPONENTS} {...props} />

function Quoted({ sample, sampleNote, ...block }: LandingBlockOf<'quote'> & LandingBlockData['quote']) {
  return <QuoteSection {...block} sampleNote={sample ? sampleNote : undefined} />
}
