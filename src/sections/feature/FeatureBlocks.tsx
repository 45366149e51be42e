import { ChosenScene } from '../../illustrations/scenes/ChosenScene'
import type { DashboardWords } from '../../schemas/blocks/dashboardWords'
import type { FeatureBlock } from '../../schemas/feature'
import { NoShowLadder, type NoShowLadderProps, PointLadder, type PointLadderProps } from '../policy/Ladders'
import { CardGrid } from '../shared/CardGrid'
import { Questions } from '../shared/Questions'
import { Showcase } from '../shared/Showcase'
import { Split } from '../shared/Split'
import { Steps } from '../shared/steps/Steps'
import { Arrivals } from './arrivals/Arrivals'
import { Docket } from './docket/Docket'
import type { FeatureOpeningProps } from './FeatureOpening'
import { FigureBand } from './FigureBand'
import { FurtherReading } from './FurtherReading'
import { FirstMinute } from './firstMinute/FirstMinute'
import { exampleRecord } from './lanes/exampleRecord'
import { RecordCard, type RecordCardProps } from './RecordCard'
import { Replies } from './replies/Replies'
import { SideBySide } from './SideBySide'
import { WaitingLine } from './waiting/WaitingLine'
import { CallOffWeek } from './week/CallOffWeek'

export type FeatureBlocksProps = {
  blocks: readonly FeatureBlock[]
  /** What the page opens with: the record of its first report fills in the one of a block. */
  opening: FeatureOpeningProps['opening']
  /** The words of the policy's two scales. */
  scales: { points: PointLadderProps; noShows: NoShowLadderProps }
  /** How the fields of a record are called, and why they are asked. */
  recordFields: RecordCardProps['fields']
  dashboardWords: DashboardWords
}

/** The body of a feature page, in the order of its content. */
export function FeatureBlocks({ blocks, ...shared }: FeatureBlocksProps) {
  return blocks.map((block) => <Block key={block.id} block={block} {...shared} />)
}

type BlockProps = { block: FeatureBlock } & Omit<FeatureBlocksProps, 'blocks'>

function Block({ block, opening, scales, recordFields, dashboardWords }: BlockProps) {
  switch (block.kind) {
    case 'cards':
      return <CardGrid {...block} />
    case 'record':
      return <RecordCard {...block} fields={recordFields} example={opening.kind === 'lanes' ? exampleRecord(opening) : undefined} />
    case 'steps':
      return <Steps {...block}>{block.waiting && <WaitingLine {...block.waiting} />}</Steps>
    case 'ladders':
      return (
        <SideBySide {...block}>
          <PointLadder {...scales.points} />
          <NoShowLadder {...scales.noShows} />
        </SideBySide>
      )
    case 'first-minute':
      return <FirstMinute {...block} opening={opening} />
    case 'week':
      return <CallOffWeek {...block} />
    case 'arrivals':
      return <Arrivals {...block} />
    case 'replies':
      return <Replies {...block} />
    case 'docket':
      return <Docket {...block} />
    case 'figures':
      return <FigureBand {...block} />
    case 'split':
      return (
        <Split {...block} wordsOn={block.flip ? 'right' : 'left'}>
          <ChosenScene scene={block.scene} dashboardWords={dashboardWords} />
        </Split>
      )
    case 'showcase':
      return (
        <Showcase {...block}>
          <ChosenScene scene={block.scene} dashboardWords={dashboardWords} isJoined={block.headingLook === 'bar'} />
        </Showcase>
      )
    case 'questions':
      return <Questions {...block} />
    case 'reading':
      return <FurtherReading {...block} />
  }
}
