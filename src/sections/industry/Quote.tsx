import { Stars } from '../../illustrations/workplace/Stars'
import { skyHourAttributes } from '../../illustrations/workplace/skyHour.attributes'
import { WorkplaceDrawing, type WorkplaceDrawingProps } from '../../illustrations/workplace/WorkplaceDrawing'
import type { WorkplaceName } from '../../lib/anywhere/pictureNames'
import { skyHourOf } from '../../lib/anywhere/skyHours'
import { SampleNote } from '../shared/SampleNote'
import { type CustomerQuote, Statement } from '../shared/Statement'

export type QuoteProps = CustomerQuote & {
  /** How it stands; the closed list that content chooses from (schemas/industry.ts). */
  look: keyof typeof LOOKS
  /** For the look "workplace": the time at which everyone is there. */
  time?: string | undefined
  workplace: WorkplaceName
  /** Small print while these are samples. */
  sampleNote: string | undefined
}
const LABEL = 'What a customer says'
const LOOKS = { band: Band, margin: Margin, workplace: AtWork }

/** One customer's words, large. */
export function Quote(quote: QuoteProps) {
  const Drawn = LOOKS[quote.look]
  return <Drawn {...quote} />
}

/** On a band of its own. */
function Band({ sampleNote, ...said }: QuoteProps) {
  return (
    <section aria-label={LABEL} className="border-y border-line bg-paper-2">
      <figure className="column py-14 sm:py-20 md:py-24">
        <span aria-hidden="true" className="hazard mb-6 block h-2.5 w-16 rounded-xs" />
        <Statement {...said} isLarge>
          <SampleNote note={sampleNote} className="mt-3" />
        </Statement>
      </figure>
    </section>
  )
}

/** Between two rules, with who says it in the margin. */
function Margin({ quote, role, company, sampleNote }: QuoteProps) {
  return (
    <section aria-label={LABEL} className="column">
      <figure className="grid gap-x-16 gap-y-5 border-y-2 border-ink py-10 md:py-14 lg:grid-cols-headed">
        <blockquote className="font-display text-quote font-bold tracking-tight text-balance lg:order-2">“{quote}”</blockquote>
        <figcaption className="text-ink-2">
          <span className="block font-semibold text-ink">{company}</span>
          {role}
          <SampleNote note={sampleNote} className="mt-3" />
        </figcaption>
      </figure>
    </section>
  )
}

/**
 * The near end of each workplace, from its left edge; a wider page shows more of it. Where the light of the hours that such a
 * quote has would stand beyond it, it is moved above the roof.
 */
const NEAR_ENDS: Record<WorkplaceName, Pick<WorkplaceDrawingProps, 'part' | 'luminaryMoved'>> = {
  plant: { part: { x: 8, width: 410 }, luminaryMoved: { x: -270, y: -2 } },
  ward: { part: { x: 20, width: 430 }, luminaryMoved: { x: -450, y: -26 } },
  dock: { part: { x: -10, width: 410 }, luminaryMoved: { x: -250, y: 20 } },
  filling: { part: { x: 10, width: 410 }, luminaryMoved: { x: -405, y: 0 } },
  // As far as the whole sign.
  shop: { part: { x: 0, width: 500 }, luminaryMoved: { x: -470, y: -20 } },
  buses: { part: { x: 30, width: 410 } },
}

/** Before the workplace of the first screen, nearer and later, with everyone at their place. */
function AtWork({ time = '08:00', workplace, sampleNote, ...said }: QuoteProps) {
  const hour = skyHourOf(time)
  return (
    <section aria-label={LABEL} {...skyHourAttributes.hour.props(hour)} className="relative isolate overflow-hidden">
      {/* Wide screens go on beyond the ground that the drawing brings. */}
      <span aria-hidden="true" className="absolute inset-x-0 bottom-0 -z-1 hidden h-1.75 bg-soot 2xl:block" />
      <div className="column grid gap-x-10 md:grid-cols-2 md:items-end lg:grid-cols-[1fr_1.3fr]">
        <figure className="pt-14 pb-10 md:pt-18 md:pb-30">
          <Statement {...said} isLarge ground="sky">
            <SampleNote note={sampleNote} ground="sky" className="mt-3" />
          </Statement>
        </figure>
        <div className="relative -z-1">
          <Stars hour={hour} className="absolute inset-0 size-full" />
          <WorkplaceDrawing name={workplace} clock={time} isLit id="quote" {...NEAR_ENDS[workplace]} className="relative h-44 md:h-auto" />
        </div>
      </div>
    </section>
  )
}
