import type { WorkplaceName } from '#src/lib/anywhere/pictures/pictureNames.ts'
import type { DashboardWords } from '#src/schemas/dashboards.ts'
import type { IndustryBlock } from '#src/schemas/industry/industryBlocks.ts'
import type { QuoteWords } from '#src/sections/shared/CustomerQuote.tsx'
import type { SplitWithSceneProps } from '#src/sections/shared/SplitWithScene.tsx'
import type { ChallengesProps } from './Challenges.tsx'
import type { CrewCardsProps } from './CrewCards.tsx'
import type { QuoteProps } from './Quote.tsx'

export type IndustryBlockData = {
  challenges: Pick<ChallengesProps, 'workplace' | 'emptyBay'>
  solutions: Pick<CrewCardsProps, 'workplace'>
  split: Pick<SplitWithSceneProps, 'dashboardWords' | 'wordsOn'>
  quote: QuoteWords & Pick<QuoteProps, 'workplace'>
}

type IndustryBlockInputs = {
  blocks: readonly IndustryBlock[]
  /** The place that the page is about: it dresses people, and a quote may stand over it. */
  workplace: WorkplaceName
  dashboards: DashboardWords
  quote: QuoteWords
}

/** @returns what the blocks of an industry's page draw of other entries and of the rest of their own page */
export function industryBlockData({ blocks, workplace, dashboards: dashboardWords, quote }: IndustryBlockInputs): IndustryBlockData {
  const bench = blocks.find((block) => block.kind === 'bench')
  const place = blocks.findIndex(({ kind }) => kind === 'split')
  return {
    challenges: { workplace, emptyBay: bench && { machine: bench.stations[0]?.machine } },
    solutions: { workplace },
    // A page has one of these, and its content says in which order all blocks stand: the side follows from the place, and no field needs
    // to be kept right. A feature page has several, each beside others of its choice, and says so itself (`wordsOn`).
    split: { dashboardWords, wordsOn: place % 2 === 0 ? 'right' : 'left' },
    quote: { ...quote, workplace },
  }
}
