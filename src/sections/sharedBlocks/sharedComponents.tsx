/** Components of the blocks that need nothing of their page. Feature pages and landing pages have them. */
import { ScenePicture } from '#src/illustrations/scenes/ScenePicture.tsx'
import type { SharedBlock, SharedBlockOf } from '#src/schemas/blocks/sharedBlocks.ts'
import type { Completed } from '#src/sections/shared/blocks/completePart.ts'
import type { BlockComponents } from '#src/sections/shared/blocks/resolveBlocks.ts'
import { CardsBlock } from '#src/sections/shared/cards/CardsBlock.tsx'
import { PhotoBlock } from '#src/sections/shared/picture/PhotoBlock.tsx'
import { QuestionsBlock } from '#src/sections/shared/QuestionsBlock.tsx'
import { Showcase } from '#src/sections/shared/Showcase.tsx'
import { SplitBlock } from '#src/sections/shared/split/Split.tsx'
import { StepsBlock } from '#src/sections/shared/steps/StepsBlock.tsx'
import { ArrivalsBlock } from './arrivals/ArrivalsBlock.tsx'
import { FiguresBlock } from './FiguresBlock.tsx'
import { LaddersBlock } from './LaddersBlock.tsx'
import { PendingReports } from './pendingReports/PendingReports.tsx'
import { ReadingBlock } from './ReadingBlock.tsx'
import { RecordBlock } from './record/RecordBlock.tsx'
import { RepliesBlock } from './replies/RepliesBlock.tsx'
import { ReviewSheetBlock } from './reviewSheet/ReviewSheetBlock.tsx'
import type { SharedBlockProps } from './sharedBlockProps.ts'
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
