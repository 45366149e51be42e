import type { WorkplaceName } from '#src/models/pictures/pictureNames.ts'
import type { DashboardWords } from '#src/schemas/dashboards.ts'
import type { IndustryBlock } from '#src/schemas/industry/industryBlocks.ts'
import type { QuoteWords } from '#src/sections/shared/CustomerQuote.tsx'
import type { ShowcaseWithPictureFileProps } from '#src/sections/shared/ShowcaseWithPictureFile.tsx'
import type { SplitWithSceneProps } from '#src/sections/shared/SplitWithScene.tsx'
import type { ChallengesProps } from './Challenges.tsx'
import type { CrewCardsProps } from './CrewCards.tsx'
import type { IndustryQuoteProps } from './IndustryQuote.tsx'

export type IndustryBlockProps = {
  challenges: Pick<ChallengesProps, 'workplace' | 'emptyBay'>
  solutions: Pick<CrewCardsProps, 'workplace'>
  split: Pick<SplitWithSceneProps, 'dashboardWords' | 'wordsOn'>
  quote: QuoteWords & Pick<IndustryQuoteProps, 'workplace'>
  photo: Pick<ShowcaseWithPictureFileProps, 'pictures'>
}

type IndustryBlockInputs = {
  blocks: readonly IndustryBlock[]
  /** The workplace of the page. It sets the clothes of people, and a quote may stand over it. */
  workplace: WorkplaceName
  dashboards: DashboardWords
  pictures: ShowcaseWithPictureFileProps['pictures']
  quote: QuoteWords
}

/** @returns the props that the blocks of an industry's page take from other entries and from their own page */
export function makeIndustryBlockProps({
  blocks,
  workplace,
  dashboards: dashboardWords,
  pictures,
  quote,
}: IndustryBlockInputs): IndustryBlockProps {
  const bench = blocks.find((block) => block.kind === 'bench')
  const place = blocks.findIndex(({ kind }) => kind === 'split')
  return {
    challenges: { workplace, emptyBay: bench && { machine: bench.stations[0]?.machine } },
    solutions: { workplace },
    // The block occurs once on the page, so its side follows from its place and needs no field. Feature pages may have several, and set
    // `wordsOn` in content.
    split: { dashboardWords, wordsOn: place % 2 === 0 ? 'right' : 'left' },
    quote: { ...quote, workplace },
    photo: { pictures },
  }
}
