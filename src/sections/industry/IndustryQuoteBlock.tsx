import { Stars } from '#src/illustrations/sky/Stars.tsx'
import { skyHourAttributes } from '#src/illustrations/sky/skyHour.attributes.ts'
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import { skyHourOf } from '#src/models/pictures/skyHours.ts'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { QuoteBlock, type QuoteBlockProps } from '#src/sections/blocks/QuoteBlock.tsx'
import { CustomerQuote, type QuoteSectionProps } from '#src/sections/shared/quote/CustomerQuote.tsx'
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import { CloseUpDrawing } from './closeUp/CloseUpDrawing.tsx'

export type IndustryQuoteBlockProps = Omit<IndustryBlockOf<'quote'>, 'kind'> &
  QuoteSectionProps & {
    workplace: WorkplaceName
  }

/** One customer's words, large. Only the look "workplace" has a time (schemas/industry/industryBlocks.ts). */
export function IndustryQuoteBlock({ look, time, workplace, label, sample, sampleNote, quote, role, company }: IndustryQuoteBlockProps) {
  const quoteProps = { label, sample, sampleNote, quote, role, company }
  if (time) return <WorkplaceQuote {...quoteProps} time={time} workplace={workplace} />
  return <QuoteBlock {...quoteProps} look={look === 'margin' ? look : 'band'} />
}

type WorkplaceQuoteProps = Omit<QuoteBlockProps, 'id' | 'look'> & { time: string; workplace: WorkplaceName }

/** A quote beside a close-up of the station that is empty on the first screen; now its person is there. */
function WorkplaceQuote({ time, workplace, label, sample, sampleNote, ...quoteProps }: WorkplaceQuoteProps) {
  const hour = skyHourOf(time)
  return (
    <section
      {...sectionAttributes.name.props('quote')}
      aria-label={label}
      {...skyHourAttributes.hour.props(hour)}
      className="relative isolate overflow-hidden"
    >
      {/* Wide screens continue the ground of the drawing. */}
      <span aria-hidden="true" className="absolute inset-x-0 bottom-0 -z-1 hidden h-1.75 bg-soot 2xl:block" />
      <div className="column grid gap-x-10 md:grid-cols-2 md:items-end lg:grid-cols-[1fr_1.15fr]">
        <figure className="pt-14 pb-10 md:py-24">
          <CustomerQuote {...quoteProps} look="large" surface="sky" sampleNote={sample ? sampleNote : undefined} />
        </figure>
        <div className="relative -z-1 -mx-(--page-gutter) md:mx-0 md:pt-8">
          <Stars hour={hour} className="absolute inset-0 size-full" />
          <CloseUpDrawing name={workplace} time={time} className="relative sm:max-md:ml-auto sm:max-md:w-3/5" />
        </div>
      </div>
    </section>
  )
}
