import type { ReactNode } from 'react'
import { ChosenScene } from '../../illustrations/ChosenScene'
import type { IndustryContent } from '../../schemas/industry'
import { BlocksInOrder, type DrawnByPage } from '../shared/BlocksInOrder'
import { CardGrid } from '../shared/CardGrid'
import { Questions } from '../shared/Questions'
import { ResultsList } from '../shared/ResultsList'
import { Split } from '../shared/Split'
import { Steps } from '../shared/Steps'
import { BuyersSection } from './BuyersSection'
import { CrewRow } from './CrewRow'
import { EmptyBay } from './exhibit/EmptyBay'
import { ExhibitSection } from './exhibit/ExhibitSection'
import { Quote, type QuoteProps } from './Quote'

type BlockName = IndustryContent['order'][number]
type Cards = IndustryContent['challenges' | 'solutions']

export type IndustryBlocksProps = {
  /** What the page says, by the name of each block, and in which order. Apart from the slots, which have the same names. */
  blocks: Pick<IndustryContent, Exclude<BlockName, 'quote'> | 'workplace' | 'order'> & { quote: Omit<QuoteProps, 'workplace'> }
} & DrawnByPage<BlockName>

/**
 * The body of an industry page: each makes its argument in its own order, with the sections that its buyers need. A block with an island
 * is drawn by the page, in a slot of the block's name.
 */
export function IndustryBlocks({ blocks, ...drawnByPage }: IndustryBlocksProps) {
  const cards = (id: string, { items, ...rest }: Cards) => {
    const drawn = items.map(({ crew, ...item }, index) =>
      crew ? { ...item, picture: <CrewRow {...crew} id={`crew-${id}-${index}`} workplace={blocks.workplace} /> } : item,
    )
    const [picture, another] = drawn.flatMap((item) => ('picture' in item ? item.picture : []))
    if (rest.look !== 'ruled' || !picture || another) return { ...rest, id, items: drawn }
    // In one of several columns it would leave the others short: it stands beside the heading of all.
    return { ...rest, id, items: items.map(({ crew, ...item }) => item), children: picture }
  }
  const drawn: Record<BlockName, (index: number) => ReactNode> = {
    challenges: () => (
      <CardGrid
        {...cards('challenges', blocks.challenges)}
        {...(blocks.exhibit?.kind === 'bench' && { children: <EmptyBay machine={blocks.exhibit.stations[0]?.machine} /> })}
      />
    ),
    solutions: () => <CardGrid {...cards('solutions', blocks.solutions)} />,
    results: () => <ResultsList {...blocks.results} />,
    feature: (index) => (
      <Split id="feature" {...blocks.feature} wordsOn={index % 2 === 0 ? 'right' : 'left'}>
        <ChosenScene scene={blocks.feature.scene} />
      </Split>
    ),
    quote: () => <Quote {...blocks.quote} workplace={blocks.workplace} />,
    exhibit: () => blocks.exhibit && <ExhibitSection {...blocks.exhibit} />,
    detail: () => blocks.detail && <BuyersSection {...blocks.detail} />,
    steps: () => blocks.steps && <Steps id="steps" {...blocks.steps} />,
    questions: () => blocks.questions && <Questions id="questions" {...blocks.questions} />,
  }
  return (
    <BlocksInOrder
      blocks={blocks.order.map((name, index) => ({ id: name, name, draw: () => drawn[name](index) }))}
      drawnByPage={drawnByPage}
    />
  )
}
