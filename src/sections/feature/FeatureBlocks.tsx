import { ChosenScene } from '#src/illustrations/scenes/ChosenScene.tsx'
import type { DashboardWords } from '#src/schemas/blocks/dashboardWords.ts'
import type { FeatureBlock } from '#src/schemas/feature.ts'
import { NoShowLadder, type NoShowLadderProps, PointLadder, type PointLadderProps } from '#src/sections/policy/Ladders.tsx'
import { CardGrid } from '#src/sections/shared/CardGrid.tsx'
import { Questions } from '#src/sections/shared/Questions.tsx'
import { Showcase } from '#src/sections/shared/Showcase.tsx'
import { Split } from '#src/sections/shared/Split.tsx'
import { Steps } from '#src/sections/shared/steps/Steps.tsx'
import { Arrivals } from './arrivals/Arrivals.tsx'
import { Docket } from './docket/Docket.tsx'
import type { FeatureOpeningProps } from './FeatureOpening.tsx'
import { FigureBand } from './FigureBand.tsx'
import { FurtherReading } from './FurtherReading.tsx'
import { FirstMinute } from './firstMinute/FirstMinute.tsx'
import { exampleRecord } from './lanes/exampleRecord.tsx'
import { RecordCard, type RecordCardProps } from './RecordCard.tsx'
import { Replies } from './replies/Replies.tsx'
import { SideBySide } from './SideBySide.tsx'
import { WaitingLine } from './waiting/WaitingLine.tsx'
import { CallOffWeek } from './week/CallOffWeek.tsx'

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
