import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import type { ExhibitWords } from '#src/schemas/industry/exhibitWords.ts'
import type { IndustryBlock } from '#src/schemas/industry/industryBlocks.ts'
import type { Completed } from '#src/sections/blocks/blockList/completePart.ts'
import type { SplitBlockProps } from '#src/sections/blocks/Split.tsx'
import type { QuoteSectionProps } from '#src/sections/shared/quote/CustomerQuote.tsx'
import type { ChallengesBlockProps, SolutionsBlockProps } from './crew/crewBlocks.tsx'
import type { IndustryQuoteBlockProps } from './IndustryQuoteBlock.tsx'

export type IndustryBlockProps = { [Kind in keyof ExhibitWords]: { words: ExhibitWords[Kind] } } & {
  challenges: Pick<ChallengesBlockProps, 'workplace' | 'emptyBay'>
  solutions: Pick<SolutionsBlockProps, 'workplace'>
  split: Pick<SplitBlockProps, 'wordsOn'>
  quote: QuoteSectionProps & Pick<IndustryQuoteBlockProps, 'workplace'>
}

type IndustryBlockInputs = {
  blocks: readonly Completed<IndustryBlock>[]
  /** The workplace of the page. It sets the clothes of people, and a quote may stand over it. */
  workplace: WorkplaceName
  quote: QuoteSectionProps
  exhibitWords: ExhibitWords
}

/** @returns the props that the blocks of an industry's page take from other entries and from their own page */
export function createIndustryBlockProps({ blocks, workplace, quote, exhibitWords }: IndustryBlockInputs): IndustryBlockProps {
  const bench = blocks.find((block) => block.kind === 'bench')
  const splitIndex = blocks.findIndex(({ kind }) => kind === 'split')
  return {
    challenges: { workplace, emptyBay: bench && { machine: bench.stations[0]?.machine } },
    solutions: { workplace },
    // The block occurs once on the page, so its side follows from its position and needs no field. Feature pages may have several, and set
    // `wordsOn` in content.
    split: { wordsOn: splitIndex % 2 === 0 ? 'right' : 'left' },
    quote: { ...quote, workplace },
    bench: { words: exhibitWords.bench },
    census: { words: exhibitWords.census },
    waves: { words: exhibitWords.waves },
    lots: { words: exhibitWords.lots },
    routes: { words: exhibitWords.routes },
  }
}
