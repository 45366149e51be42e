import type { ReactNode } from 'react'
import { ChosenScene } from '../../illustrations/scenes/ChosenScene'
import type { IndustryContent } from '../../schemas/industry/industry'
import { BlocksInOrder, type PageSlots } from '../shared/BlocksInOrder'
import { ResultsList } from '../shared/figures/ResultsList'
import { Questions } from '../shared/Questions'
import { Split } from '../shared/Split'
import { Steps } from '../shared/steps/Steps'
import { BuyersSection } from './BuyersSection'
import { CrewCards } from './CrewCards'
import { EmptyBay } from './exhibit/EmptyBay'
import { ExhibitSection } from './exhibit/ExhibitSection'
import { Quote, type QuoteProps } from './Quote'

type BlockName = IndustryContent['order'][number]

export type IndustryBlocksProps = {
  /** What the page says, by the name of each block, and in which order. Apart from the slots, which have the same names. */
  blocks: Pick<IndustryContent, Exclude<BlockName, 'quote'> | 'workplace' | 'order'> & { quote: Omit<QuoteProps, 'workplace'> }
} & PageSlots<BlockName>

/**
 * The body of an industry page: each makes its argument in its own order, with the sections that its buyers need. A block with an island
 * is drawn by the page, in a slot of the block's name.
 */
export function IndustryBlocks({ blocks, ...slots }: IndustryBlocksProps) {
  const { workplace, exhibit } = blocks
  const drawn: Record<BlockName, (index: number) => ReactNode> = {
    challenges: () => (
      <CrewCards id="challenges" {...blocks.challenges} workplace={workplace}>
        {exhibit?.kind === 'bench' && <EmptyBay machine={exhibit.stations[0]?.machine} />}
      </CrewCards>
    ),
    solutions: () => <CrewCards id="solutions" {...blocks.solutions} workplace={workplace} />,
    results: () => <ResultsList {...blocks.results} />,
    // A page has one of these at most, and its content says in which order all blocks stand: the side follows from the place, and no
    // field needs to be kept right. A feature page has several, each beside others of its choice, and says so itself (`flip`).
    feature: (index) => (
      <Split id="feature" {...blocks.feature} wordsOn={index % 2 === 0 ? 'right' : 'left'}>
        <ChosenScene scene={blocks.feature.scene} />
      </Split>
    ),
    quote: () => <Quote {...blocks.quote} workplace={workplace} />,
    exhibit: () => exhibit && <ExhibitSection {...exhibit} />,
    detail: () => blocks.detail && <BuyersSection {...blocks.detail} />,
    steps: () => blocks.steps && <Steps id="steps" {...blocks.steps} />,
    questions: () => blocks.questions && <Questions id="questions" {...blocks.questions} />,
  }
  return <BlocksInOrder blocks={blocks.order.map((name, index) => ({ id: name, name, draw: () => drawn[name](index) }))} slots={slots} />
}
