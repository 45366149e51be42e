import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import { ButtonLink, type ButtonLinkProps } from '#src/ui/links/ButtonLink.tsx'

type Look = NonNullable<ButtonLinkProps['look']>

/** Looks of the two buttons on each background. */
const LOOKS: Record<'paper' | 'deck' | 'day' | 'ledger', { primary: Look; secondary: Look }> = {
  paper: { primary: 'primary', secondary: 'secondary' },
  deck: { primary: 'primary', secondary: 'deck' },
  day: { primary: 'primary', secondary: 'day' },
  // In ink, because points are amber there.
  ledger: { primary: 'ink', secondary: 'inkEdge' },
}

export type OpeningActionsProps = {
  primary?: Link | undefined
  secondary?: Link | undefined
  size: 'compact' | 'large'
  onPhones?: ButtonLinkProps['onPhones']
  look?: keyof typeof LOOKS
  /** Its place in the first screen. */
  className?: string | undefined
}

/** The links of a first screen: the page's next step, then an alternative. */
export function OpeningActions({ primary, secondary, look = 'paper', className, ...sizes }: OpeningActionsProps) {
  const looks = LOOKS[look]
  return (
    <div className={cn('flex flex-wrap gap-2.5', className)}>
      {primary && (
        <ButtonLink look={looks.primary} {...sizes} href={primary.href}>
          {primary.label}
        </ButtonLink>
      )}
      {secondary && (
        <ButtonLink look={looks.secondary} {...sizes} href={secondary.href}>
          {secondary.label}
        </ButtonLink>
      )}
    </div>
  )
}
