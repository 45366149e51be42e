import { Skyline } from '#src/illustrations/Skyline.tsx'
import { skyHourAttributes } from '#src/illustrations/sky/skyHour.attributes.ts'
import { Workplace } from '#src/illustrations/workplace/Workplace.tsx'
import { WORKPLACE_BOX } from '#src/illustrations/workplace/workplaces.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { SkyName, WorkplaceName } from '#src/models/names/pictureNames.ts'
import type { SkyHour } from '#src/models/pictures/skyHours.ts'
import { CustomerQuote, type CustomerQuoteWords } from '#src/sections/shared/quote/CustomerQuote.tsx'
import { SampleNote } from '#src/sections/shared/SampleNote.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { uiAttributes } from '#src/ui/ui.attributes.ts'

type Testimonial = CustomerQuoteWords & { background: SkyName; workplace: WorkplaceName }
export type TestimonialsBlockProps = {
  id: string
  heading: string
  quotes: readonly Testimonial[]
  /** The ids of the page's drawings by workplace. The picture copies such a drawing, or draws the workplace if there is none. */
  drawingIds: { readonly [Name in WorkplaceName]?: string }
  /** Small print while the quotes are samples. */
  sampleNote: string | undefined
}

const SKY_HOURS: Record<SkyName, SkyHour> = { night: 'night', dawn: 'dawn', morning: 'first', dusk: 'evening' }

/**
 * Quotes under the sky of their hours, each above its workplace: one across the page, the others below it. Phones show one sky, and the
 * other quotes on its ground.
 */
export function TestimonialsBlock({ id, heading, quotes, drawingIds, sampleNote }: TestimonialsBlockProps) {
  const [first, ...others] = quotes
  if (!first) return null
  return (
    <section {...namedSection(id)} className="border-y border-line bg-paper-2">
      <div className="column py-7 sm:py-24 md:py-28">
        <Heading level={2} id={id} size="3xl" onPhones="lg">
          {heading}
        </Heading>
        <div className="quote-ground mt-3 grid max-sm:overflow-hidden max-sm:rounded-xl sm:mt-6 sm:gap-4.5 md:grid-cols-3">
          <SkyQuote {...first} id="quote" drawingId={drawingIds[first.workplace]} isLarge />
          {others.map((quote, index) => (
            <SkyQuote key={quote.company} {...quote} id={`quote-${index + 2}`} drawingId={drawingIds[quote.workplace]} />
          ))}
        </div>
        <SampleNote note={sampleNote} className="mt-2 sm:mt-4" />
      </div>
    </section>
  )
}

type SkyQuoteProps = Testimonial & {
  /** Prefix of its drawing's ids. */
  id: string
  /** The drawing that it copies. */
  drawingId: string | undefined
  isLarge?: boolean
}

const SKY = 'relative overflow-hidden text-on-deck sm:rounded-xl sm:border sm:border-line print:pb-6'
/** Across the page, above a larger workplace. */
const LARGE_SKY = 'tall-sky p-5 pb-18 sm:p-9 sm:pb-40 md:col-span-3 lg:p-12 lg:pb-56'
const SMALL_SKY = 'border-t border-deck-line px-5 py-3 sm:p-6 sm:pb-40'

function SkyQuote({ background, workplace, id, drawingId, isLarge = false, ...quote }: SkyQuoteProps) {
  const hour = SKY_HOURS[background]
  return (
    <figure {...skyHourAttributes.hour.props(hour)} className={cn(SKY, isLarge ? LARGE_SKY : SMALL_SKY)}>
      {isLarge && (
        <span className="sm:hidden">
          <Skyline />
        </span>
      )}
      {/* Hidden on phones. */}
      <svg
        aria-hidden="true"
        {...uiAttributes.print.props('no')}
        viewBox={`0 0 ${WORKPLACE_BOX.width} ${WORKPLACE_BOX.height}`}
        preserveAspectRatio="xMaxYMax"
        className={`absolute right-0 bottom-0 h-36 max-w-full overflow-visible max-sm:hidden ${isLarge ? 'lg:h-52' : ''}`}
      >
        {drawingId ? <use href={`#${drawingId}`} /> : <Workplace name={workplace} hour={hour} id={id} isLit />}
      </svg>
      <CustomerQuote {...quote} look={isLarge ? 'first' : 'next'} surface="deck" />
    </figure>
  )
}
