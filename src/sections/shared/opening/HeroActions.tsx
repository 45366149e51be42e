import { cn } from '../../../lib/anywhere/markup/cn'
import type { Link } from '../../../lib/anywhere/pages/link'
import { ButtonLink, type ButtonLinkProps } from '../../../ui/Button'

type Colors = { primary?: string; look: NonNullable<ButtonLinkProps['look']>; secondary?: string }

/** How the two buttons stand out from what is behind them. */
const LOOKS: Record<'paper' | 'deck' | 'day' | 'ledger', Colors> = {
  paper: { look: 'secondary' },
  deck: { look: 'deck' },
  // A sky by day, in the color of its words (styles/skies.css).
  day: { look: 'deck', secondary: 'border-current text-inherit hover:bg-bubble hover:text-bubble-ink' },
  // In ink: amber is what a point is drawn in there.
  ledger: { primary: 'bg-ink text-paper shadow-none', look: 'secondary', secondary: 'border-ink-3 hover:bg-card' },
}

const SIZES: Record<'medium' | 'growing' | 'large', Pick<ButtonLinkProps, 'size' | 'className'>> = {
  // Beside each other on a phone, and in the narrower of two columns.
  medium: { className: 'max-xl:px-3.5' },
  // Beside each other on a phone, and large where there is room.
  growing: { className: 'max-sm:px-3.5 sm:min-h-13 sm:px-6 sm:text-base' },
  large: { size: 'large' },
}

export type HeroActionsProps = {
  primary?: Link | undefined
  secondary?: Link | undefined
  size: keyof typeof SIZES
  look?: keyof typeof LOOKS
  /** Whether the two fill the width of a phone. */
  fillsPhone?: boolean
  /** Its place in the first screen. */
  className?: string
}

/** What a first screen leads to: the page's next step, then what to do instead. */
export function HeroActions({ primary, secondary, size, look = 'paper', fillsPhone = false, className }: HeroActionsProps) {
  const { look: secondaryLook, ...colors } = LOOKS[look]
  const { className: fit, ...rest } = SIZES[size]
  const fill = fillsPhone && 'max-sm:grow max-sm:px-3 max-sm:text-sm'
  return (
    <div className={cn('flex flex-wrap gap-2.5', className)}>
      {primary && (
        <ButtonLink {...rest} href={primary.href} className={cn(fit, fill, colors.primary)}>
          {primary.label}
        </ButtonLink>
      )}
      {secondary && (
        <ButtonLink {...rest} look={secondaryLook} href={secondary.href} className={cn(fit, fill, colors.secondary)}>
          {secondary.label}
        </ButtonLink>
      )}
    </div>
  )
}
