import { Skyline } from '../../illustrations/Skyline'
import { cn } from '../../lib/anywhere/cn'
import type { SkylineName, SkyName } from '../../lib/anywhere/pictureNames'
import { Heading } from '../../ui/Heading'
import { ScrollFrame } from '../../ui/ScrollFrame'
import { SampleNote } from '../shared/SampleNote'
import { type Said, Statement } from '../shared/Statement'
import { homeHooks } from './home.hooks'

type Testimonial = Said & { background: SkyName; skyline: SkylineName }
export type TestimonialsProps = {
  heading: string
  quotes: readonly Testimonial[]
  /** Small print while these are samples. */
  sampleNote: string | undefined
}

const SKIES: Record<SkyName, string> = { night: 'sky-night', dawn: 'sky-dawn', morning: 'sky-morning', dusk: 'sky-dusk' }

/** Quotes, each under the sky of its hour: one across the page, the others below it. */
export function Testimonials({ heading, quotes, sampleNote }: TestimonialsProps) {
  const [first, ...others] = quotes
  if (!first) return null
  return (
    <section aria-labelledby="testimonials" className="border-y border-line bg-paper-2">
      <div className="column py-7 sm:py-24 md:py-28">
        <Heading level={2} id="testimonials" size="base" className="font-semibold tracking-normal text-ink-2">
          {heading}
        </Heading>
        <div className="mt-6">
          <ScrollFrame label={heading} className="swipe-frame sm:overflow-x-visible">
            <div className="swipe-row grid gap-4.5 md:grid-cols-3">
              <SkyQuote {...first} isLarge />
              {others.map((quote) => (
                <SkyQuote key={quote.company} {...quote} />
              ))}
            </div>
          </ScrollFrame>
        </div>
        <SampleNote note={sampleNote} className="mt-4" />
      </div>
    </section>
  )
}

function SkyQuote({ background, skyline, isLarge = false, ...said }: Testimonial & { isLarge?: boolean }) {
  return (
    <figure
      {...homeHooks.sky.props(background)}
      className={cn(
        'relative overflow-hidden rounded-xl border border-line p-6 pb-28 text-on-deck print:pb-6',
        SKIES[background],
        isLarge && 'sm:p-9 sm:pb-28 md:col-span-3 lg:p-12 lg:pb-28',
      )}
    >
      <Skyline name={skyline} />
      <Statement {...said} isLarge={isLarge} onDeck />
    </figure>
  )
}
