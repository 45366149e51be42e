import { Fragment, type ReactNode } from 'react'
import { ChosenScene, type SceneChoice } from '../../illustrations/ChosenScene'
import { CardGrid, type CardGridProps } from '../shared/CardGrid'
import { Questions, type QuestionsProps } from '../shared/Questions'
import { ResultsList, type ResultsListProps } from '../shared/ResultsList'
import { Split, type SplitProps } from '../shared/Split'
import { Steps, type StepsProps } from '../shared/Steps'
import { BuyersSection, type BuyersSectionProps } from './BuyersSection'
import { CrewRow, type CrewRowProps } from './CrewRow'
import { EmptyBay } from './exhibit/EmptyBay'
import { ExhibitSection, type ExhibitSectionProps } from './exhibit/ExhibitSection'
import { Quote, type QuoteProps } from './Quote'

type BlockName = 'challenges' | 'solutions' | 'results' | 'feature' | 'quote' | 'exhibit' | 'detail' | 'steps' | 'questions'

type Cards = Omit<CardGridProps, 'id' | 'children' | 'items'> & {
  items: readonly (Omit<CardGridProps['items'][number], 'picture'> & { crew?: Omit<CrewRowProps, 'workplace'> | undefined })[]
}

export type IndustryBlocksProps = {
  challenges: Cards
  solutions: Cards
  results: ResultsListProps
  feature: Omit<SplitProps, 'id' | 'isFlipped' | 'children'> & { scene: SceneChoice }
  quote: Omit<QuoteProps, 'workplace'>
  workplace: QuoteProps['workplace']
  exhibit?: ExhibitSectionProps
  detail?: BuyersSectionProps
  steps?: Omit<StepsProps, 'id'>
  questions?: Omit<QuestionsProps, 'id'>
  order: readonly BlockName[]
}

/** The body of an industry page: each makes its argument in its own order, with the sections that its buyers need. */
export function IndustryBlocks({ order, ...blocks }: IndustryBlocksProps) {
  const cards = ({ items, ...rest }: Cards) => ({
    ...rest,
    items: items.map(({ crew, ...item }) => (crew ? { ...item, picture: <CrewRow {...crew} workplace={blocks.workplace} /> } : item)),
  })
  const drawn: Record<BlockName, (index: number) => ReactNode> = {
    challenges: () => (
      <CardGrid id="challenges" {...cards(blocks.challenges)}>
        {blocks.exhibit?.kind === 'bench' && <EmptyBay machine={blocks.exhibit.stations[0]?.machine} />}
      </CardGrid>
    ),
    solutions: () => <CardGrid id="solutions" {...cards(blocks.solutions)} />,
    results: () => <ResultsList {...blocks.results} />,
    feature: (index) => (
      <Split id="feature" {...blocks.feature} isFlipped={index % 2 === 0}>
        <ChosenScene scene={blocks.feature.scene} />
      </Split>
    ),
    quote: () => <Quote {...blocks.quote} workplace={blocks.workplace} />,
    exhibit: () => blocks.exhibit && <ExhibitSection {...blocks.exhibit} />,
    detail: () => blocks.detail && <BuyersSection {...blocks.detail} />,
    steps: () => blocks.steps && <Steps id="steps" {...blocks.steps} />,
    questions: () => blocks.questions && <Questions id="questions" {...blocks.questions} />,
  }
  return order.map((name, index) => <Fragment key={name}>{drawn[name](index)}</Fragment>)
}
