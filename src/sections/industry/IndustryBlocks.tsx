import { Fragment, type ReactNode } from 'react'
import { ChosenScene } from '#src/illustrations/scenes/ChosenScene.tsx'
import type { WorkplaceName } from '#src/lib/anywhere/names/pictureNames.ts'
import type { DashboardWords } from '#src/schemas/blocks/dashboardWords.ts'
import type { IndustryBlock } from '#src/schemas/industry/industryBlocks.ts'
import { ResultsList } from '#src/sections/shared/figures/ResultsList.tsx'
import { Questions } from '#src/sections/shared/Questions.tsx'
import { Split } from '#src/sections/shared/Split.tsx'
import { Steps } from '#src/sections/shared/steps/Steps.tsx'
import { CrewCards } from './CrewCards.tsx'
import { DetailSection } from './detail/DetailSection.tsx'
import { EmptyBay } from './exhibit/EmptyBay.tsx'
import { ExhibitSection } from './exhibit/ExhibitSection.tsx'
import { Quote, type QuoteProps } from './Quote.tsx'

export type IndustryBlocksProps = {
  blocks: readonly IndustryBlock[]
  /** The place that the page is about: it dresses people, and a quote may stand over it. */
  workplace: WorkplaceName
  /** What stands with the quote: the same words on each page. */
  quoteWords: Pick<QuoteProps, 'label' | 'sampleNote'>
  dashboardWords: DashboardWords
}

/** The body of an industry page, in the order of its content. It has each kind of block once. */
export function IndustryBlocks({ blocks, workplace, quoteWords, dashboardWords }: IndustryBlocksProps) {
  const bench = blocks.find((block) => block.kind === 'bench')
  const draw = (block: IndustryBlock, index: number): ReactNode => {
    switch (block.kind) {
      case 'challenges':
        return (
          <CrewCards id={block.kind} {...block} workplace={workplace}>
            {bench && <EmptyBay machine={bench.stations[0]?.machine} />}
          </CrewCards>
        )
      case 'solutions':
        return <CrewCards id={block.kind} {...block} workplace={workplace} />
      case 'results':
        return <ResultsList {...block} />
      case 'feature':
        // A page has one of these, and its content says in which order all blocks stand: the side follows from the place, and no field
        // needs to be kept right. A feature page has several, each beside others of its choice, and says so itself (`flip`).
        return (
          <Split id={block.kind} {...block} wordsOn={index % 2 === 0 ? 'right' : 'left'}>
            <ChosenScene scene={block.scene} dashboardWords={dashboardWords} />
          </Split>
        )
      case 'quote':
        return <Quote {...block} {...quoteWords} workplace={workplace} />
      case 'steps':
        return <Steps id={block.kind} {...block} />
      case 'questions':
        return <Questions id={block.kind} {...block} />
      case 'bench':
      case 'census':
      case 'waves':
      case 'lots':
      case 'routes':
      case 'map':
        return <ExhibitSection {...block} />
      case 'badges':
      case 'calendar':
      case 'departments':
        return <DetailSection {...block} />
    }
  }
  return blocks.map((block, index) => <Fragment key={block.kind}>{draw(block, index)}</Fragment>)
}
