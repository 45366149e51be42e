import type { ComponentType } from 'react'
import type { IndustryBlock } from '#src/schemas/industry/industryBlocks.ts'
import type { IndustryDetail } from '#src/schemas/industry/industryDetails.ts'
import type { IndustryExhibit } from '#src/schemas/industry/industryExhibits.ts'
import { ResultsList } from '#src/sections/shared/figures/ResultsList.tsx'
import { Questions } from '#src/sections/shared/Questions.tsx'
import type { BlockComponents } from '#src/sections/shared/resolveBlocks.ts'
import { ShowcaseWithPictureFile } from '#src/sections/shared/ShowcaseWithPictureFile.tsx'
import { SplitWithScene } from '#src/sections/shared/SplitWithScene.tsx'
import { Steps } from '#src/sections/shared/steps/Steps.tsx'
import { Challenges } from './Challenges.tsx'
import { CrewCards } from './CrewCards.tsx'
import { BadgeWall } from './detail/BadgeWall.tsx'
import { Countdown } from './detail/Countdown.tsx'
import { DepartmentLanes } from './detail/DepartmentLanes.tsx'
import { DetailSection, type DetailSectionProps } from './detail/DetailSection.tsx'
import { DockWaves } from './exhibit/DockWaves.tsx'
import { ExhibitSection, type ExhibitSectionProps } from './exhibit/ExhibitSection.tsx'
import { LineBench } from './exhibit/LineBench.tsx'
import { LotLookback } from './exhibit/LotLookback.tsx'
import { NightCensus } from './exhibit/NightCensus.tsx'
import { RoutesBeforeBell } from './exhibit/RoutesBeforeBell.tsx'
import { StoreMap } from './exhibit/StoreMap.tsx'
import { IndustryQuote } from './IndustryQuote.tsx'
import type { IndustryBlockProps } from './industryBlockProps.ts'

/** An exhibit's drawing in its frame. */
const frameExhibit =
  <Props extends object>(Drawing: ComponentType<Props>, band: ExhibitSectionProps['band'], space: ExhibitSectionProps['space']) =>
  (block: Omit<ExhibitSectionProps, 'band' | 'space' | 'children'> & Props) => (
    <ExhibitSection {...block} band={band} space={space}>
      <Drawing {...block} />
    </ExhibitSection>
  )
const EXHIBITS: BlockComponents<IndustryExhibit> = {
  bench: frameExhibit(LineBench, 'paper', 'wide'),
  census: frameExhibit(NightCensus, 'deck', 'wide'),
  waves: frameExhibit(DockWaves, 'deck', 'wide'),
  // Its belts run to the edges of the page.
  lots: frameExhibit(LotLookback, 'deck', 'close'),
  routes: frameExhibit(RoutesBeforeBell, 'morning', 'close'),
  map: frameExhibit(StoreMap, 'deck', 'wide'),
}

/** A detail's list in its frame. */
const frameDetail =
  <Props extends object>(List: ComponentType<Props>) =>
  (block: Omit<DetailSectionProps, 'children'> & Props) => (
    <DetailSection {...block}>
      <List {...block} />
    </DetailSection>
  )
const DETAILS: BlockComponents<IndustryDetail> = {
  badges: frameDetail(BadgeWall),
  calendar: frameDetail(Countdown),
  departments: frameDetail(DepartmentLanes),
}

export const INDUSTRY_COMPONENTS: BlockComponents<IndustryBlock, IndustryBlockProps> = {
  challenges: Challenges,
  solutions: CrewCards,
  results: ResultsList,
  split: SplitWithScene,
  quote: IndustryQuote,
  steps: Steps,
  questions: Questions,
  photo: ShowcaseWithPictureFile,
  ...EXHIBITS,
  ...DETAILS,
}

const addressOfAll = (components: object, address: string) => Object.fromEntries(Object.keys(components).map((kind) => [kind, address]))

/** All exhibits share one address, and all details another, so that links to them have one form on every page. */
export const INDUSTRY_ADDRESSES: { readonly [Kind in IndustryBlock['kind']]?: string } = {
  split: 'feature',
  ...addressOfAll(EXHIBITS, 'exhibit'),
  ...addressOfAll(DETAILS, 'detail'),
}
