/** Props that every quote of an industry's page or a landing page shares (src/content/testimonials.yaml, src/content/samples.yaml). */
import { readContent } from '#src/entries/singleEntries.ts'
import type { QuoteWords } from '#src/sections/shared/CustomerQuote.tsx'

/** @returns the name of a section with one customer's words, and the small print; the quote itself says whether it is a sample */
export const quoteWords = async (): Promise<QuoteWords> => ({
  label: (await readContent('testimonials')).label,
  sampleNote: (await readContent('samples')).quotes,
})
