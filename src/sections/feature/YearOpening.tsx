import type { ReactNode } from 'react'
import { cn } from '../../lib/anywhere/cn'
import { ButtonLink } from '../../ui/Button'
import { Eyebrow } from '../../ui/Eyebrow'
import { Heading } from '../../ui/Heading'
import type { FeatureHero } from './featureHero'

/** Both buttons beside each other on a phone, and large where there is room. */
const SIZE = 'max-sm:px-3.5 sm:min-h-13 sm:px-6 sm:text-base'

/** A first screen on the stock of a ledger: the words above a year of points, which the page hands in as children. */
export function YearOpening({ eyebrow, heading, lede, primary, secondary, children }: FeatureHero & { children?: ReactNode }) {
  return (
    <section className="relative isolate overflow-clip bg-wash">
      <div className="year column pt-10 md:pt-12">
        <div className="year-words pb-9">
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading level={1} size="page" className="mt-4 measure-em-12">
            {heading}
          </Heading>
          <p className="mt-4 measure-50 text-ink-2 md:text-lg">{lede}</p>
          <div className="mt-6 flex flex-wrap gap-2.5">
            {primary && (
              // In ink: amber is what a point is drawn in here.
              <ButtonLink href={primary.href} className={cn(SIZE, 'bg-ink text-paper shadow-none')}>
                {primary.label}
              </ButtonLink>
            )}
            {secondary && (
              <ButtonLink look="secondary" href={secondary.href} className={cn(SIZE, 'border-ink-3 hover:bg-card')}>
                {secondary.label}
              </ButtonLink>
            )}
          </div>
        </div>
        {children}
      </div>
    </section>
  )
}
