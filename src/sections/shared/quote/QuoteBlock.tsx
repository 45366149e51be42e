import { sectionAttributes } from '../section.attributes.ts'
import { CustomerQuote, type CustomerQuoteWords, type QuoteSectionProps } from './CustomerQuote.tsx'

export type QuoteBlockProps = CustomerQuoteWords &
  QuoteSectionProps & {
    /** Its address, on pages that may have several. */
    id?: string | undefined
    /** On a band of its own, or between two rules with the speaker in the margin. */
    look: 'band' | 'margin'
    /** Whether the customer is invented. */
    sample: boolean
  }

/** One customer's words, large. */
export function QuoteBlock({ id, look, label, sample, sampleNote, ...said }: QuoteBlockProps) {
  const isBand = look === 'band'
  return (
    <section
      {...sectionAttributes.name.props('quote')}
      id={id}
      aria-label={label}
      className={isBand ? 'border-y border-line bg-paper-2' : 'column'}
    >
      <figure
        className={
          isBand
            ? 'column py-14 sm:py-20 md:pt-24 md:pb-30'
            : 'grid gap-x-16 gap-y-5 border-y-2 border-ink py-10 md:py-14 lg:grid-cols-headed'
        }
      >
        {isBand && <span aria-hidden="true" className="hazard mb-6 block h-2.5 w-16 rounded-xs" />}
        <CustomerQuote {...said} look={isBand ? 'large' : 'margin'} sampleNote={sample ? sampleNote : undefined} />
      </figure>
    </section>
  )
}
