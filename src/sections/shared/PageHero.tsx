import type { ReactNode } from 'react'
import { cn } from '../../lib/anywhere/cn'
import type { Link } from '../../site/link'
import { ButtonLink } from '../../ui/Button'
import { Eyebrow } from '../../ui/Eyebrow'
import { Heading } from '../../ui/Heading'

export type PageHeroProps = {
  eyebrow: string
  heading: string
  lede: string
  primary?: Link | undefined
  secondary?: Link | undefined
  children?: ReactNode
}

/** First screen of a page: what it says on one side, the product on the other. */
export function PageHero({ eyebrow, heading, lede, primary, secondary, children }: PageHeroProps) {
  return (
    <section className="dawn">
      <div className={cn('column grid items-center gap-x-14 gap-y-10 py-12 md:py-20', children && 'lg:grid-cols-2')}>
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading level={1} size="page" className="mt-4 measure-em-15">
            {heading}
          </Heading>
          <p className="mt-5 measure-46 text-lg text-ink-2">{lede}</p>
          {(primary || secondary) && (
            <div className="mt-7 flex flex-wrap gap-3">
              {primary && (
                <ButtonLink size="large" href={primary.href}>
                  {primary.label}
                </ButtonLink>
              )}
              {secondary && (
                <ButtonLink size="large" look="secondary" href={secondary.href}>
                  {secondary.label}
                </ButtonLink>
              )}
            </div>
          )}
        </div>
        {children && <div className="min-w-0">{children}</div>}
      </div>
    </section>
  )
}
