import { type FreeBlockData, type FreeBlockInputs, freeBlockData } from '#src/sections/freeBlocks/freeBlockData.ts'
import type { QuoteWords } from '#src/sections/shared/CustomerQuote.tsx'

export type LandingBlockData = FreeBlockData & { quote: QuoteWords }

/** @returns the data that the blocks of a landing page take from other entries */
export const landingBlockData = ({ quote, ...shared }: FreeBlockInputs & { quote: QuoteWords }): LandingBlockData => ({
  ...freeBlockData(shared),
  quote,
})
