import { Skyline } from '../../illustrations/Skyline'
import { cn } from '../../lib/anywhere/cn'
import type { SkylineName, SkyName } from '../../lib/anywhere/pictureNames'
import { Heading } from '../../ui/Heading'
import { SampleNote } from '../shared/SampleNote'
import { type CustomerQuote, Statement } from '../shared/Statement'
import { namedSection } from '../shared/section.attributes'
import { homeAttributes } from './home.attributes'

type Testimonial = CustomerQuote & { background: SkyName; skyline: SkylineName }
export type TestimonialsProps = {
  heading: string
  quotes: readonly Testimonial[]
  /** Small print while these are samples. */
  sampleNote: string | undefined
}

const SKIES: Record<SkyName, string> = { night: 'sky-night', dawn: 'sky-dawn', morning: 'sky-morning', dusk: 'sky-dusk' }
const SKIES_OF_WIDE_SCREENS: Record<SkyName, string> = {
  night: 'sm:sky-night',
  dawn: 'sm:sky-dawn',
  morning: 'sm:sky-morning',
  dusk: 'sm:sky-dusk',
}

/** Quotes, each under the sky of its hour: one across the page, the others below it; on phones one sky, and the others on its ground. */
export function Testimonials({ heading, quotes, sampleNote }: TestimonialsProps) {
  const [first, ...others] = quotes
  if (!first) return null
  return (
    <section {...namedSection('testimonials')} className="border-y border-line bg-paper-2">
      <div className="column py-7 sm:py-24 md:py-28">
        <Heading level={2} id="testimonials" size="base" className="font-semibold tracking-normal text-ink-2">
          {heading}
        </Heading>
        <div className="quote-ground mt-3 grid max-sm:overflow-hidden max-sm:rounded-xl sm:mt-6 sm:gap-4.5 md:grid-cols-3">
          <SkyQuote {...first} isLarge />
          {others.map((quote) => (
            <SkyQuote key={quote.company} {...quote} />
          ))}
        </div>
        <SampleNote note={sampleNote} className="mt-2 sm:mt-4" />
      </div>
    </section>
  )
}

function SkyQuote({ background, skyline, isLarge = false, ...said }: Testimonial & { isLarge?: boolean }) {
  return (
    <figure
      {...homeAttributes.sky.props(background)}
      className={cn(
        'relative overflow-hidden text-on-deck sm:rounded-xl sm:border sm:border-line sm:p-6 sm:pb-28 print:pb-6',
        isLarge ? SKIES[background] : SKIES_OF_WIDE_SCREENS[background],
        isLarge ? 'tall-sky p-5 pb-20 sm:p-9 sm:pb-28 md:col-span-3 lg:p-12 lg:pb-36' : 'border-t border-deck-line px-5 py-3.5',
      )}
    >
      <span className={isLarge ? 'contents' : 'max-sm:hidden'}>
        <Skyline name={skyline} size={isLarge ? 'large' : 'small'} />
      </span>
      <Statement {...said} look={isLarge ? 'large' : 'plain'} ground="deck" className={isLarge ? 'everyday:max-sm:text-xl' : ''} />
    </figure>
  )
}
