import { cn } from '../../lib/anywhere/cn'
import type { Link } from '../../site/link'
import { ButtonLink } from '../../ui/Button'
import { Eyebrow } from '../../ui/Eyebrow'
import { Heading } from '../../ui/Heading'

export type HeroTextProps = {
  eyebrow: string
  heading: string
  lede: string
  primary?: Link | undefined
  secondary?: Link | undefined
  size?: 'hero' | 'page'
}

const LOOKS = {
  hero: { heading: undefined, lede: 'measure-em-33', actions: 'mt-8' },
  page: { heading: 'measure-em-15', lede: 'measure-46', actions: 'mt-7' },
}

/** What a page's first screen says, and the one or two ways on. */
export function HeroText({ eyebrow, heading, lede, primary, secondary, size = 'page' }: HeroTextProps) {
  const look = LOOKS[size]
  return (
    <>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading level={1} size={size} className={cn('mt-4', look.heading)}>
        {heading}
      </Heading>
      <p className={cn('mt-5 text-lg text-ink-2', look.lede)}>{lede}</p>
      {(primary || secondary) && (
        <div className={cn('flex flex-wrap gap-3', look.actions)}>
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
    </>
  )
}
