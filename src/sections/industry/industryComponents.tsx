import type { IndustryBlock } from '#src/schemas/industry/industryBlocks.ts'
import type { IndustryDetail } from '#src/schemas/industry/industryDetails.ts'
import type { IndustryExhibit } from '#src/schemas/industry/industryExhibits.ts'
import { ResultsList } from '#src/sections/shared/figures/ResultsList.tsx'
import { Questions } from '#src/sections/shared/Questions.tsx'
import type { BlockComponents } from '#src/sections/shared/resolveBlocks.ts'
import { SplitWithScene } from '#src/sections/shared/SplitWithScene.tsx'
import { Steps } from '#src/sections/shared/steps/Steps.tsx'
import { Challenges } from './Challenges.tsx'
import { CrewCards } from './CrewCards.tsx'
import { DetailSection } from './detail/DetailSection.tsx'
import { ExhibitSection } from './exhibit/ExhibitSection.tsx'
import type { IndustryBlockData } from './industryBlockData.ts'
import { Quote } from './Quote.tsx'

/** What draws the blocks of an industry page (IndustryBlocks.astro). */
export const INDUSTRY_COMPONENTS: BlockComponents<IndustryBlock, IndustryBlockData> = {
  challenges: Challenges,
  solutions: CrewCards,
  results: ResultsList,
  split: SplitWithScene,
  quote: Quote,
  steps: Steps,
  questions: Questions,
  bench: ExhibitSection,
  census: ExhibitSection,
  waves: ExhibitSection,
  lots: ExhibitSection,
  routes: ExhibitSection,
  map: ExhibitSection,
  badges: DetailSection,
  calendar: DetailSection,
  departments: DetailSection,
}

/** That of an exhibit and of a detail is the same on all pages, whatever only this industry shows there. */
export const INDUSTRY_ADDRESSES: Record<IndustryExhibit['kind'], 'exhibit'> & Record<IndustryDetail['kind'], 'detail'> & { split: string } =
  {
    split: 'feature',
    bench: 'exhibit',
    census: 'exhibit',
    waves: 'exhibit',
    lots: 'exhibit',
    routes: 'exhibit',
    map: 'exhibit',
    badges: 'detail',
    calendar: 'detail',
    departments: 'detail',
  }
