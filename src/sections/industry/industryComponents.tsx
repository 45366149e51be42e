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
import { BadgeWall } from './detail/BadgeWall.tsx'
import { Countdown } from './detail/Countdown.tsx'
import { DepartmentLanes } from './detail/DepartmentLanes.tsx'
import { DetailSection } from './detail/DetailSection.tsx'
import { DockWaves } from './exhibit/DockWaves.tsx'
import { ExhibitSection } from './exhibit/ExhibitSection.tsx'
import { LineBench } from './exhibit/LineBench.tsx'
import { LotLookback } from './exhibit/LotLookback.tsx'
import { NightCensus } from './exhibit/NightCensus.tsx'
import { RoutesBeforeBell } from './exhibit/RoutesBeforeBell.tsx'
import { StoreMap } from './exhibit/StoreMap.tsx'
import type { IndustryBlockData } from './industryBlockData.ts'
import { Quote } from './Quote.tsx'

export const INDUSTRY_COMPONENTS: BlockComponents<IndustryBlock, IndustryBlockData> = {
  challenges: Challenges,
  solutions: CrewCards,
  results: ResultsList,
  split: SplitWithScene,
  quote: Quote,
  steps: Steps,
  questions: Questions,
  bench: (block) => (
    <ExhibitSection {...block} band="paper" space="wide">
      <LineBench {...block} />
    </ExhibitSection>
  ),
  census: (block) => (
    <ExhibitSection {...block} band="deck" space="wide">
      <NightCensus {...block} />
    </ExhibitSection>
  ),
  waves: (block) => (
    <ExhibitSection {...block} band="deck" space="wide">
      <DockWaves {...block} />
    </ExhibitSection>
  ),
  // Its belts run to the edges of the page.
  lots: (block) => (
    <ExhibitSection {...block} band="deck" space="close">
      <LotLookback {...block} />
    </ExhibitSection>
  ),
  routes: (block) => (
    <ExhibitSection {...block} band="morning" space="close">
      <RoutesBeforeBell {...block} />
    </ExhibitSection>
  ),
  map: (block) => (
    <ExhibitSection {...block} band="deck" space="wide">
      <StoreMap {...block} />
    </ExhibitSection>
  ),
  badges: (block) => (
    <DetailSection {...block}>
      <BadgeWall {...block} />
    </DetailSection>
  ),
  calendar: (block) => (
    <DetailSection {...block}>
      <Countdown {...block} />
    </DetailSection>
  ),
  departments: (block) => (
    <DetailSection {...block}>
      <DepartmentLanes {...block} />
    </DetailSection>
  ),
}

/** All exhibits share one address, and all details another, so that links to them have one form on every page. */
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
