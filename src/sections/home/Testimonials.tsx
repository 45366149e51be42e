type Quote = { quote: string; role: string; company: string }
export type TestimonialsProps = { heading: string; quotes: readonly Quote[] }

/** One big quote and the others beside it. */
export function Testimonials({ heading, quotes }: TestimonialsProps) {
  const [first, ...others] = quotes
  if (!first) return null
  return (
    <section aria-labelledby="testimonials" className="border-y border-line bg-paper-2">
      <div className="column py-24 md:py-28">
        <h2 id="testimonials" className="text-base font-semibold tracking-normal text-ink-2">
          {heading}
        </h2>
        <div className="mt-6 grid gap-x-16 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
          <figure>
            <blockquote className="font-display text-[clamp(1.7rem,1.1rem+2.6vw,2.9rem)] leading-[1.12] font-bold tracking-tight text-balance">
              “{first.quote}”
            </blockquote>
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
      </div>
    </section>
  )
}

function Source({ role, company, className }: { role: string; company: string; className: string }) {
  return (
    <figcaption className={`text-ink-2 ${className}`}>
      {role}, <span className="font-semibold text-ink">{company}</span>
    </figcaption>
  )
}
