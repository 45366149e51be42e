import { type FreeBlockInputs, type FreeBlockProps, makeFreeBlockProps } from '#src/sections/freeBlocks/freeBlockProps.ts'
import type { QuoteWords } from '#src/sections/shared/quote/CustomerQuote.tsx'

export type LandingBlockProps = FreeBlockProps & { quote: QuoteWords }

/** @returns the props that the blocks of a landing page take from other entries */
export const makeLandingBlockProps = ({ quote, ...shared }: FreeBlockInputs & { quote: QuoteWords }): LandingBlockProps => ({
  ...makeFreeBlockProps(shared),
  quote,
})
