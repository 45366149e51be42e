import { SampleNote } from '../shared/SampleNote'

/** What somebody at a customer said. */
export type Statement = { quote: string; role: string; company: string }
export type QuoteProps = Statement & {
  /** Small print while these are samples. */
  sampleNote: string | undefined
}

/** One customer's words, large. */
export function Quote({ quote, role, company, sampleNote }: QuoteProps) {
  return (
    <section aria-label="What a customer says" className="border-y border-line bg-paper-2">
      <figure className="column py-20 md:py-24">
        <span aria-hidden="true" className="hazard block h-2.5 w-16 rounded-xs" />
        <blockquote className="mt-6 measure-em-24 font-display text-quote font-bold tracking-tight text-balance">“{quote}”</blockquote>
        <figcaption className="mt-5 text-ink-2">
          {role}, <span className="font-semibold text-ink">{company}</span>
          <SampleNote note={sampleNote} className="mt-3" />
        </figcaption>
      </figure>
    </section>
  )
}
