/** Components of the blocks that need nothing of their page. Feature pages and landing pages have them. */
import { ChosenScene } from '#src/illustrations/scenes/ChosenScene.tsx'
import type { FreeBlock, FreeBlockOf } from '#src/schemas/blocks/freeBlocks.ts'
import { NoShowLadder, PointLadder } from '#src/sections/policy/Ladders.tsx'
import { CardGrid } from '#src/sections/shared/CardGrid.tsx'
import { Questions } from '#src/sections/shared/Questions.tsx'
import type { BlockComponents } from '#src/sections/shared/resolveBlocks.ts'
import { Showcase } from '#src/sections/shared/Showcase.tsx'
import { ShowcaseWithPictureFile } from '#src/sections/shared/ShowcaseWithPictureFile.tsx'
import { SplitWithScene } from '#src/sections/shared/SplitWithScene.tsx'
import { Steps } from '#src/sections/shared/steps/Steps.tsx'
import { Arrivals } from './arrivals/Arrivals.tsx'
import { FigureBand } from './FigureBand.tsx'
import { FurtherReading } from './FurtherReading.tsx'
import type { FreeBlockProps } from './freeBlockProps.ts'
import { PendingReports } from './pendingReports/PendingReports.tsx'
import { RecordCard } from './RecordCard.tsx'
import { Replies } from './replies/Replies.tsx'
import { ReviewSheet } from './reviewSheet/ReviewSheet.tsx'
import { SideBySide } from './SideBySide.tsx'
import { CallOffWeek } from './week/CallOffWeek.tsx'

export const FREE_COMPONENTS: BlockComponents<FreeBlock, FreeBlockProps> = {
  cards: CardGrid,
  record: RecordCard,
  steps: ({ pending, ...block }) => <Steps {...block}>{pending && <PendingReports {...pending} />}</Steps>,
  ladders: Ladders,
  week: CallOffWeek,
  arrivals: Arrivals,
  replies: Replies,
  'review-sheet': ReviewSheet,
  figures: FigureBand,
  split: SplitWithScene,
  showcase: ShowcaseWithScene,
  photo: ShowcaseWithPictureFile,
  questions: Questions,
  reading: FurtherReading,
}

function Ladders({ points, noShows, ...block }: FreeBlockOf<'ladders'> & FreeBlockProps['ladders']) {
  return (
    <SideBySide {...block}>
      <PointLadder {...points} />
      <NoShowLadder {...noShows} />
    </SideBySide>
  )
}

function ShowcaseWithScene({ scene, dashboardWords, ...block }: FreeBlockOf<'showcase'> & FreeBlockProps['showcase']) {
  return (
    <Showcase {...block}>
      <ChosenScene scene={scene} dashboardWords={dashboardWords} />
    </Showcase>
  )
}
