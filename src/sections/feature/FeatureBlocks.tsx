import { ChosenScene, type SceneChoice } from '../../illustrations/ChosenScene'
import { CALL_IN_RECORD } from '../../site/policy/policy'
import { NoShowLadder, PointLadder } from '../policy/Ladders'
import { CardGrid, type CardGridProps } from '../shared/CardGrid'
import { Questions, type QuestionsProps } from '../shared/Questions'
import { Showcase, type ShowcaseProps } from '../shared/Showcase'
import { Split, type SplitProps } from '../shared/Split'
import { Steps, type StepsProps } from '../shared/Steps'
import { Docket, type DocketProps } from './docket/Docket'
import type { FeatureOpeningProps } from './FeatureOpening'
import { FigureBand, type FigureBandProps } from './FigureBand'
import { FurtherReading, type FurtherReadingProps } from './FurtherReading'
import { exampleRecord } from './lanes/exampleRecord'
import { RecordCard, type RecordCardProps } from './RecordCard'
import { Replies, type RepliesProps } from './replies/Replies'
import { SideBySide, type SideBySideProps } from './SideBySide'
import { CallOffWeek, type CallOffWeekProps } from './week/CallOffWeek'

/** What a feature page can be made of; the closed list that content chooses from (schemas/feature.ts). */
type FeatureBlock =
  | ({ kind: 'cards' } & CardGridProps)
  | ({ kind: 'record' } & Omit<RecordCardProps, 'fields' | 'example'>)
  | ({ kind: 'steps' } & StepsProps)
  | ({ kind: 'ladders' } & Omit<SideBySideProps, 'children'>)
  | ({ kind: 'week' } & CallOffWeekProps)
  | ({ kind: 'replies' } & RepliesProps)
  | ({ kind: 'docket' } & DocketProps)
  | ({ kind: 'figures' } & FigureBandProps)
  | ({ kind: 'split'; scene: SceneChoice; flip?: boolean } & Omit<SplitProps, 'isFlipped' | 'children'>)
  | ({ kind: 'showcase'; scene: SceneChoice } & Omit<ShowcaseProps, 'children'>)
  | ({ kind: 'questions' } & QuestionsProps)
  | ({ kind: 'reading' } & FurtherReadingProps)

export type FeatureBlocksProps = {
  blocks: readonly FeatureBlock[]
  /** What the page opens with: the record of its first report fills in the one of a block. */
  opening: FeatureOpeningProps['opening']
}

/** The body of a feature page, in the order of its content. */
export function FeatureBlocks({ blocks, opening }: FeatureBlocksProps) {
  return blocks.map((block) => <Block key={block.kind === 'reading' ? block.kind : block.id} block={block} opening={opening} />)
}

function Block({ block, opening }: { block: FeatureBlock; opening: FeatureBlocksProps['opening'] }) {
  switch (block.kind) {
    case 'cards':
      return <CardGrid {...block} />
    case 'record':
      return <RecordCard {...block} fields={CALL_IN_RECORD} example={opening.kind === 'lanes' ? exampleRecord(opening) : undefined} />
    case 'steps':
      return <Steps {...block} />
    case 'ladders':
      return (
        <SideBySide {...block}>
          <PointLadder />
          <NoShowLadder />
        </SideBySide>
      )
    case 'week':
      return <CallOffWeek {...block} />
    case 'replies':
      return <Replies {...block} />
    case 'docket':
      return <Docket {...block} />
    case 'figures':
      return <FigureBand {...block} />
    case 'split':
      return (
        <Split {...block} isFlipped={block.flip}>
          <ChosenScene scene={block.scene} />
        </Split>
      )
    case 'showcase':
      return (
        <Showcase {...block}>
          <ChosenScene scene={block.scene} />
        </Showcase>
      )
    case 'questions':
      return <Questions {...block} />
    case 'reading':
      return <FurtherReading {...block} />
  }
}
