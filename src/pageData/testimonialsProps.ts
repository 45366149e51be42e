/** Props of what customers say, with the small print beside samples. */
import type { CollectionEntry } from 'astro:content'
import type { QuoteSectionProps } from '#src/sections/shared/quote/CustomerQuote.tsx'

type Samples = CollectionEntry<'samples'>['data']
type Testimonials = CollectionEntry<'testimonials'>['data']

/** @returns the texts around a quote that is a block. The block itself says whether its customer is a sample */
export const makeQuoteSectionProps = ({ label }: Pick<Testimonials, 'label'>, samples: Samples): QuoteSectionProps => ({
  label,
  sampleNote: samples.quotes,
})

/** @returns the quotes that home shows */
export const makeTestimonialsProps = ({ quotes, sample }: Pick<Testimonials, 'quotes' | 'sample'>, samples: Samples) => ({
  quotes,
  sampleNote: sample ? samples.quotes : undefined,
})
