import type { WorkplaceName } from '#src/lib/anywhere/names/pictureNames.ts'
import type { IndustryBlock } from '#src/schemas/industry/industryBlocks.ts'
import { type BlockComponents, BlockList } from '#src/sections/shared/BlockList.tsx'
import type { QuoteWords } from '#src/sections/shared/CustomerQuote.tsx'
import { ResultsList } from '#src/sections/shared/figures/ResultsList.tsx'
import { Questions } from '#src/sections/shared/Questions.tsx'
import { SplitWithScene, type SplitWithSceneProps } from '#src/sections/shared/SplitWithScene.tsx'
import { Steps } from '#src/sections/shared/steps/Steps.tsx'
import { CrewCards, type CrewCardsProps } from './CrewCards.tsx'
import { DetailSection } from './detail/DetailSection.tsx'
import { EmptyBay } from './exhibit/EmptyBay.tsx'
import { ExhibitSection } from './exhibit/ExhibitSection.tsx'
import { Quote, type QuoteProps } from './Quote.tsx'

/** What blocks draw of other entries, as the page hands it over. */
type IndustryPageData = {
  split: Pick<SplitWithSceneProps, 'dashboardWords'>
  quote: QuoteWords
}
/** The same, with what blocks draw of the rest of their own page. */
type IndustryBlockData = {
  challenges: Pick<CrewCardsProps, 'workplace' | 'children'>
  solutions: Pick<CrewCardsProps, 'workplace'>
  split: IndustryPageData['split'] & Pick<SplitWithSceneProps, 'wordsOn'>
  quote: IndustryPageData['quote'] & Pick<QuoteProps, 'workplace'>
}

const COMPONENTS: BlockComponents<IndustryBlock, IndustryBlockData> = {
  challenges: CrewCards,
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

export type IndustryBlocksProps = {
  blocks: readonly IndustryBlock[]
  /** The place that the page is about: it dresses people, and a quote may stand over it. */
  workplace: WorkplaceName
  blockData: IndustryPageData
}

/** The body of an industry page. It has each kind of block once. */
export function IndustryBlocks({ blocks, workplace, blockData }: IndustryBlocksProps) {
  const bench = blocks.find((block) => block.kind === 'bench')
  const place = blocks.findIndex(({ kind }) => kind === 'split')
  return (
    <BlockList
      blocks={blocks}
      components={COMPONENTS}
      blockData={{
        challenges: { workplace, children: bench && <EmptyBay machine={bench.stations[0]?.machine} /> },
        solutions: { workplace },
        // A page has one of these, and its content says in which order all blocks stand: the side follows from the place, and no field
        // needs to be kept right. A feature page has several, each beside others of its choice, and says so itself (`wordsOn`).
        split: { ...blockData.split, wordsOn: place % 2 === 0 ? 'right' : 'left' },
        quote: { ...blockData.quote, workplace },
      }}
    />
  )
}
