export type QuoteProps = { quote: string; role: string; company: string }

/** One customer's words, large. */
export function Quote({ quote, role, company }: QuoteProps) {
  return (
    <section aria-label="What a customer says" className="border-y border-line bg-paper-2">
      <figure className="column py-20 md:py-24">
        <span aria-hidden="true" className="hazard block h-2.5 w-16 rounded-[2px]" />
        <blockquote className="mt-6 max-w-[24em] font-display text-[clamp(1.5rem,1rem+2.2vw,2.5rem)] leading-[1.15] font-bold tracking-tight text-balance">
          “{quote}”
        </blockquote>
        <figcaption className="mt-5 text-ink-2">
          {role}, <span className="font-semibold text-ink">{company}</span>
        </figcaption>
      </figure>
    </section>
  )
}
