import type { ComponentType } from 'react'
import type { IndustryBlock } from '#src/schemas/industry/industryBlocks.ts'
import type { IndustryDetail } from '#src/schemas/industry/industryDetails.ts'
import type { IndustryExhibit } from '#src/schemas/industry/industryExhibits.ts'
import type { Completed } from '#src/sections/blocks/blockList/completePart.ts'
import type { BlockComponents } from '#src/sections/blocks/blockList/resolveBlocks.ts'
import { PhotoBlock } from '#src/sections/blocks/PhotoBlock.tsx'
import { QuestionsBlock } from '#src/sections/blocks/QuestionsBlock.tsx'
import { ResultsBlock } from '#src/sections/blocks/ResultsBlock.tsx'
import { SplitBlock } from '#src/sections/blocks/Split.tsx'
import { StepsBlock } from '#src/sections/blocks/steps/StepsBlock.tsx'
import { ChallengesBlock, SolutionsBlock } from './crew/crewBlocks.tsx'
import { BadgesBlock } from './detail/BadgesBlock.tsx'
import { CalendarBlock } from './detail/CalendarBlock.tsx'
import { DepartmentsBlock } from './detail/DepartmentsBlock.tsx'
import { DetailSection, type DetailSectionProps } from './detail/DetailSection.tsx'
import { BenchBlock } from './exhibit/bench/BenchBlock.tsx'
import { CensusBlock } from './exhibit/census/CensusBlock.tsx'
import { ExhibitSection, type ExhibitSectionProps } from './exhibit/ExhibitSection.tsx'
import { LotsBlock } from './exhibit/lots/LotsBlock.tsx'
import { MapBlock } from './exhibit/map/MapBlock.tsx'
import { RoutesBlock } from './exhibit/routes/RoutesBlock.tsx'
import { WavesBlock } from './exhibit/waves/WavesBlock.tsx'
import { IndustryQuoteBlock } from './IndustryQuoteBlock.tsx'
import type { IndustryBlockProps } from './industryBlockProps.ts'

/** An exhibit's drawing in its frame. */
const frameExhibit =
  <Props extends object>(Drawing: ComponentType<Props>, surface: ExhibitSectionProps['surface'], space: ExhibitSectionProps['space']) =>
  (block: Omit<ExhibitSectionProps, 'surface' | 'space' | 'children'> & Props) => {
    const { id, heading, headingLook, lede, note } = block
    return (
      <ExhibitSection id={id} heading={heading} headingLook={headingLook} lede={lede} note={note} surface={surface} space={space}>
        <Drawing {...block} />
      </ExhibitSection>
    )
  }
const EXHIBITS: BlockComponents<IndustryExhibit, IndustryBlockProps> = {
  bench: frameExhibit(BenchBlock, 'paper', 'wide'),
  census: frameExhibit(CensusBlock, 'deck', 'wide'),
  waves: frameExhibit(WavesBlock, 'deck', 'wide'),
  // Its belts run to the edges of the page.
  lots: frameExhibit(LotsBlock, 'deck', 'close'),
  routes: frameExhibit(RoutesBlock, 'sky', 'close'),
  map: frameExhibit(MapBlock, 'deck', 'wide'),
}

/** A detail's list in its frame. */
const frameDetail =
  <Props extends object>(List: ComponentType<Props>) =>
  (block: Omit<DetailSectionProps, 'children'> & Props) => (
    <DetailSection id={block.id} heading={block.heading} lede={block.lede} note={block.note}>
      <List {...block} />
    </DetailSection>
  )
const DETAILS: BlockComponents<IndustryDetail> = {
  badges: frameDetail(BadgesBlock),
  calendar: frameDetail(CalendarBlock),
  departments: frameDetail(DepartmentsBlock),
}

export const INDUSTRY_COMPONENTS: BlockComponents<Completed<IndustryBlock>, IndustryBlockProps> = {
  challenges: ChallengesBlock,
  solutions: SolutionsBlock,
  results: ResultsBlock,
  split: SplitBlock,
  quote: IndustryQuoteBlock,
  steps: StepsBlock,
  questions: QuestionsBlock,
  photo: PhotoBlock,
  ...EXHIBITS,
  ...DETAILS,
}

const addressOfAll = (components: object, address: string) => Object.fromEntries(Object.keys(components).map((kind) => [kind, address]))

/**
 * Published ids that differ from the block's kind. `split` was published as #feature. All exhibits share one id, and all details another,
 * so that links to them have one form on every page.
 */
export const INDUSTRY_ADDRESSES: { readonly [Kind in IndustryBlock['kind']]?: string } = {
  split: 'feature',
  ...addressOfAll(EXHIBITS, 'exhibit'),
  ...addressOfAll(DETAILS, 'detail'),
}
