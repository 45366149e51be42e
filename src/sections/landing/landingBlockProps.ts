import { createSharedBlockProps, type SharedBlockInputs, type SharedBlockProps } from '#src/sections/blocks/sharedBlockProps.ts'
import type { QuoteSectionProps } from '#src/sections/shared/quote/CustomerQuote.tsx'

export type LandingBlockProps = SharedBlockProps & { quote: QuoteSectionProps }

/** @returns the props that the blocks of a landing page take from other entries */
export const createLandingBlockProps = ({ quote, ...shared }: SharedBlockInputs & { quote: QuoteSectionProps }): LandingBlockProps => ({
  ...createSharedBlockProps(shared),
  quote,
})
