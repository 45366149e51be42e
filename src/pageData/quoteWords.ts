/** Props that every quote of an industry's page or a landing page shares (src/content/testimonials.yaml, src/content/samples.yaml). */
import { readCommonContent } from '#src/registry/readPage.ts'
import type { QuoteWords } from '#src/sections/shared/CustomerQuote.tsx'

/** @returns the name of a section with one customer's words, and the small print; the quote itself says whether it is a sample */
export const quoteWords = async (): Promise<QuoteWords> => ({
  label: (await readCommonContent('testimonials')).label,
  sampleNote: (await readCommonContent('samples')).quotes,
})
