import { ChosenScene, type ChosenSceneProps } from '#src/illustrations/scenes/ChosenScene.tsx'
import type { WorkplaceName } from '#src/lib/anywhere/names/pictureNames.ts'
import type { IndustryBlock, IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { type BlockComponents, BlockList } from '#src/sections/shared/BlockList.tsx'
import type { QuoteWords } from '#src/sections/shared/CustomerQuote.tsx'
import { ResultsList } from '#src/sections/shared/figures/ResultsList.tsx'
import { Questions } from '#src/sections/shared/Questions.tsx'
import { Split, type SplitProps } from '#src/sections/shared/Split.tsx'
import { Steps } from '#src/sections/shared/steps/Steps.tsx'
import { CrewCards, type CrewCardsProps } from './CrewCards.tsx'
import { DetailSection } from './detail/DetailSection.tsx'
import { EmptyBay } from './exhibit/EmptyBay.tsx'
import { ExhibitSection } from './exhibit/ExhibitSection.tsx'
import { Quote, type QuoteProps } from './Quote.tsx'

/** What the page hands over of other entries. */
type IndustryEntries = {
  feature: Pick<ChosenSceneProps, 'dashboardWords'>
  quote: QuoteWords
}
/** The same, with what blocks draw of the rest of their own page. */
type PageEntries = {
  challenges: Pick<CrewCardsProps, 'workplace' | 'children'>
  solutions: Pick<CrewCardsProps, 'workplace'>
  feature: IndustryEntries['feature'] & Pick<SplitProps, 'wordsOn'>
  quote: IndustryEntries['quote'] & Pick<QuoteProps, 'workplace'>
}

const COMPONENTS: BlockComponents<IndustryBlock, PageEntries> = {
  challenges: CrewCards,
  solutions: CrewCards,
  results: ResultsList,
  feature: SplitWithScene,
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
  entries: IndustryEntries
}

/** The body of an industry page. It has each kind of block once. */
export function IndustryBlocks({ blocks, workplace, entries }: IndustryBlocksProps) {
  const bench = blocks.find((block) => block.kind === 'bench')
  const place = blocks.findIndex(({ kind }) => kind === 'feature')
  return (
    <BlockList
      blocks={blocks}
      components={COMPONENTS}
      entries={{
        challenges: { workplace, children: bench && <EmptyBay machine={bench.stations[0]?.machine} /> },
        solutions: { workplace },
        // A page has one of these, and its content says in which order all blocks stand: the side follows from the place, and no field
        // needs to be kept right. A feature page has several, each beside others of its choice, and says so itself (`flip`).
        feature: { ...entries.feature, wordsOn: place % 2 === 0 ? 'right' : 'left' },
        quote: { ...entries.quote, workplace },
      }}
    />
  )
}

function SplitWithScene({ scene, dashboardWords, ...block }: IndustryBlockOf<'feature'> & PageEntries['feature'] & { id: string }) {
  return (
    <Split {...block}>
      <ChosenScene scene={scene} dashboardWords={dashboardWords} />
    </Split>
  )
}
