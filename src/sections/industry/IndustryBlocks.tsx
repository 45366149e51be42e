import { Fragment, type ReactNode } from 'react'
import { ChosenScene, type SceneChoice } from '../../illustrations/ChosenScene'
import { CardGrid, type CardGridProps } from '../shared/CardGrid'
import { ResultsList, type ResultsListProps } from '../shared/ResultsList'
import { Split, type SplitProps } from '../shared/Split'
import { Quote, type QuoteProps } from './Quote'

type BlockName = 'challenges' | 'solutions' | 'results' | 'feature' | 'quote'

export type IndustryBlocksProps = {
  challenges: Omit<CardGridProps, 'id' | 'look'>
  solutions: Omit<CardGridProps, 'id' | 'look'>
  results: ResultsListProps
  feature: Omit<SplitProps, 'id' | 'flip' | 'children'> & { scene: SceneChoice }
  quote: QuoteProps
  order: readonly BlockName[]
}

/** The body of an industry page: each makes its argument in its own order. */
export function IndustryBlocks({ order, ...blocks }: IndustryBlocksProps) {
  // Whichever of the two grids comes first is ruled, so that no page has the same grid twice.
  const challengesFirst = order[0] === 'challenges'
  const drawn: Record<BlockName, (index: number) => ReactNode> = {
    challenges: () => <CardGrid id="challenges" {...blocks.challenges} look={challengesFirst ? 'ruled' : 'cards'} />,
    solutions: () => <CardGrid id="solutions" {...blocks.solutions} look={challengesFirst ? 'cards' : 'ruled'} />,
    results: () => <ResultsList {...blocks.results} />,
    feature: (index) => (
      <Split id="feature" {...blocks.feature} flip={index % 2 === 0}>
        <ChosenScene scene={blocks.feature.scene} />
      </Split>
    ),
    quote: () => <Quote {...blocks.quote} />,
  }
  return order.map((name, index) => <Fragment key={name}>{drawn[name](index)}</Fragment>)
}
