import type { IndustryBlock, IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { type BlockComponents, BlockList } from '#src/sections/shared/BlockList.tsx'
import { ResultsList } from '#src/sections/shared/figures/ResultsList.tsx'
import { Questions } from '#src/sections/shared/Questions.tsx'
import { SplitWithScene } from '#src/sections/shared/SplitWithScene.tsx'
import { Steps } from '#src/sections/shared/steps/Steps.tsx'
import { CrewCards } from './CrewCards.tsx'
import { DetailSection } from './detail/DetailSection.tsx'
import { EmptyBay } from './exhibit/EmptyBay.tsx'
import { ExhibitSection } from './exhibit/ExhibitSection.tsx'
import type { IndustryBlockData } from './industryBlockData.ts'
import { Quote } from './Quote.tsx'

const COMPONENTS: BlockComponents<IndustryBlock, IndustryBlockData> = {
  challenges: Challenges,
  solutions: CrewCards,
  results: ResultsList,
  // Its address is the published one.
  split: (block) => <SplitWithScene {...block} id="feature" />,
  quote: Quote,
  steps: Steps,
  questions: Questions,
  bench: ExhibitSection,
  census: ExhibitSection,
  waves: ExhibitSection,
  lots: ExhibitSection,
  routes: ExhibitSection,
  map: ExhibitSection,
  badges: DetailSection,
  calendar: DetailSection,
  departments: DetailSection,
}

export type IndustryBlocksProps = { blocks: readonly IndustryBlock[]; blockData: IndustryBlockData }

/** The body of an industry page. It has each kind of block once. */
export const IndustryBlocks = (props: IndustryBlocksProps) => <BlockList components={COMPONENTS} {...props} />

function Challenges({ emptyBay, ...block }: IndustryBlockOf<'challenges'> & { id: string } & IndustryBlockData['challenges']) {
  return <CrewCards {...block}>{emptyBay && <EmptyBay {...emptyBay} />}</CrewCards>
}
