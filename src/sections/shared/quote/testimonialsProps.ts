/** Props of what customers say, with the small print beside samples. */
import type { SamplesContent } from '#src/schemas/shared/samples.ts'
import type { TestimonialsContent } from '#src/schemas/shared/testimonials.ts'
import type { QuoteSectionProps } from './CustomerQuote.tsx'

type Samples = Pick<SamplesContent, 'quotes'>

/** @returns the texts around a quote that is a block. The block itself says whether its customer is a sample */
export const createQuoteSectionProps = ({ label }: Pick<TestimonialsContent, 'label'>, samples: Samples): QuoteSectionProps => ({
  label,
  sampleNote: samples.quotes,
})

/** @returns the quotes that home shows */
export const createTestimonialsProps = ({ quotes, sample }: Pick<TestimonialsContent, 'quotes' | 'sample'>, samples: Samples) => ({
  quotes,
  sampleNote: sample ? samples.quotes : undefined,
})
