import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/Button'
import { Eyebrow } from '../../ui/Eyebrow'

export type PageHeroProps = {
  eyebrow: string
  heading: string
  lede: string
  primary?: { label: string; href: string }
  secondary?: { label: string; href: string }
  children?: ReactNode
}

/** First screen of a page: what it says on one side, the product on the other. */
export function PageHero({ eyebrow, heading, lede, primary, secondary, children }: PageHeroProps) {
  return (
    <section className="dawn">
      <div className={`column grid items-center gap-x-14 gap-y-10 py-12 md:py-20 ${children ? 'lg:grid-cols-[1fr_1.02fr]' : ''}`}>
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="mt-4 max-w-[15em] text-[clamp(2.2rem,1.5rem+3.2vw,3.6rem)]">{heading}</h1>
          <p className="mt-5 max-w-[46ch] text-lg text-ink-2">{lede}</p>
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
