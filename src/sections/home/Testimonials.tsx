import { Heading } from '../../ui/Heading'
import type { Statement } from '../industry/Quote'
import { SampleNote } from '../shared/SampleNote'

export type TestimonialsProps = {
  heading: string
  quotes: readonly Statement[]
  /** Small print while these are samples. */
  sampleNote: string | undefined
}

/** One big quote and the others beside it. */
export function Testimonials({ heading, quotes, sampleNote }: TestimonialsProps) {
  const [first, ...others] = quotes
  if (!first) return null
  return (
    <section aria-labelledby="testimonials" className="border-y border-line bg-paper-2">
      <div className="column py-24 md:py-28">
        <Heading level={2} id="testimonials" size="base" className="font-semibold tracking-normal text-ink-2">
          {heading}
        </Heading>
        <div className="mt-6 grid gap-x-16 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
          <figure>
            <blockquote className="font-display text-quote-lg font-bold tracking-tight text-balance">“{first.quote}”</blockquote>
            <Source {...first} className="mt-6 text-base" />
          </figure>
          <div className="grid content-start gap-8">
            {others.map((quote) => (
              <figure key={quote.company} className="border-l-2 border-line pl-5">
                <blockquote>“{quote.quote}”</blockquote>
                <Source {...quote} className="mt-2 text-sm" />
              </figure>
            ))}
          </div>
        </div>
        <SampleNote note={sampleNote} className="mt-10" />
      </div>
    </section>
  )
}

function Source({ role, company, className }: Pick<Statement, 'role' | 'company'> & { className: string }) {
  return (
    <figcaption className={`text-ink-2 ${className}`}>
      {role}, <span className="font-semibold text-ink">{company}</span>
    </figcaption>
  )
}
