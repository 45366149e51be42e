import { CustomerQuote, type CustomerQuoteWords, type QuoteSectionProps } from '#src/sections/shared/quote/CustomerQuote.tsx'
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'

export type QuoteBlockProps = CustomerQuoteWords &
  QuoteSectionProps & {
    /** Its address, on pages that may have several. */
    id?: string | undefined
    /** On a band of its own, or between two rules with the speaker in the margin. */
    look: keyof typeof LOOKS
    /** Whether the customer is invented. */
    sample: boolean
  }

const LOOKS = {
  band: { section: 'border-y border-line bg-paper-2', figure: 'column py-14 sm:py-20 md:pt-24 md:pb-30', quote: 'large' },
  margin: {
    section: 'column',
    figure: 'grid gap-x-16 gap-y-5 border-y-2 border-ink py-10 md:py-14 lg:grid-cols-headed',
    quote: 'margin',
  },
} as const

/** One customer's words, large. */
export function QuoteBlock({ id, look, label, sample, sampleNote, ...words }: QuoteBlockProps) {
  const { section, figure, quote } = LOOKS[look]
  return (
    <section {...sectionAttributes.name.props('quote')} id={id} aria-label={label} className={section}>
      <figure className={figure}>
        {look === 'band' && <span aria-hidden="true" className="hazard mb-6 block h-2.5 w-16 rounded-xs" />}
        <CustomerQuote {...words} look={quote} sampleNote={sample ? sampleNote : undefined} />
      </figure>
    </section>
  )
}
