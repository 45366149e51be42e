import type { IndustryBlock, IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import type { IndustryDetail } from '#src/schemas/industry/industryDetails.ts'
import type { IndustryExhibit } from '#src/schemas/industry/industryExhibits.ts'
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
  split: SplitWithScene,
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

/** That of an exhibit and of a detail is the same on all pages, whatever only this industry shows there. */
const ADDRESSES: Record<IndustryExhibit['kind'], 'exhibit'> & Record<IndustryDetail['kind'], 'detail'> & { split: string } = {
  split: 'feature',
  bench: 'exhibit',
  census: 'exhibit',
  waves: 'exhibit',
  lots: 'exhibit',
  routes: 'exhibit',
  map: 'exhibit',
  badges: 'detail',
  calendar: 'detail',
  departments: 'detail',
}

export type IndustryBlocksProps = { blocks: readonly IndustryBlock[]; blockData: IndustryBlockData }

/** The body of an industry page. It has each kind of block once. */
export const IndustryBlocks = (props: IndustryBlocksProps) => <BlockList components={COMPONENTS} addresses={ADDRESSES} {...props} />

function Challenges({ emptyBay, ...block }: IndustryBlockOf<'challenges'> & { id: string } & IndustryBlockData['challenges']) {
  return <CrewCards {...block}>{emptyBay && <EmptyBay {...emptyBay} />}</CrewCards>
}
