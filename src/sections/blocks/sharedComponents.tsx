/** Components of the blocks that need nothing of their page. Feature pages and landing pages have them. */
import { ScenePicture } from '#src/illustrations/scenes/ScenePicture.tsx'
import type { SharedBlock, SharedBlockOf } from '#src/schemas/blocks/sharedBlocks.ts'
import { Showcase } from '#src/sections/shared/Showcase.tsx'
import { ArrivalsBlock } from './arrivals/ArrivalsBlock.tsx'
import type { Completed } from './blockList/completePart.ts'
import type { BlockComponents } from './blockList/resolveBlocks.ts'
import { CardsBlock } from './cards/CardsBlock.tsx'
import { FiguresBlock } from './FiguresBlock.tsx'
import { LaddersBlock } from './LaddersBlock.tsx'
import { PhotoBlock } from './PhotoBlock.tsx'
import { PendingReports } from './pendingReports/PendingReports.tsx'
import { QuestionsBlock } from './QuestionsBlock.tsx'
import { ReadingBlock } from './ReadingBlock.tsx'
import { RecordBlock } from './record/RecordBlock.tsx'
import { RepliesBlock } from './replies/RepliesBlock.tsx'
import { ReviewSheetBlock } from './reviewSheet/ReviewSheetBlock.tsx'
import { SplitBlock } from './Split.tsx'
import type { SharedBlockProps } from './sharedBlockProps.ts'
import { StepsBlock } from './steps/StepsBlock.tsx'
import { WeekBlock } from './week/WeekBlock.tsx'

export const SHARED_COMPONENTS: BlockComponents<Completed<SharedBlock>, SharedBlockProps> = {
  cards: CardsBlock,
  record: RecordBlock,
  steps: SharedStepsBlock,
  ladders: LaddersBlock,
  week: WeekBlock,
  arrivals: ArrivalsBlock,
  replies: RepliesBlock,
  'review-sheet': ReviewSheetBlock,
  figures: FiguresBlock,
  split: SplitBlock,
  showcase: ShowcaseBlock,
  photo: PhotoBlock,
  questions: QuestionsBlock,
  reading: ReadingBlock,
}

function SharedStepsBlock({ pending, checks, ...block }: SharedBlockOf<'steps'> & SharedBlockProps['steps']) {
  return <StepsBlock {...block}>{pending && <PendingReports {...pending} checks={checks} />}</StepsBlock>
}

function ShowcaseBlock({ scene, ...block }: Completed<SharedBlockOf<'showcase'>>) {
  return (
    <Showcase {...block}>
      <ScenePicture scene={scene} />
    </Showcase>
  )
}
