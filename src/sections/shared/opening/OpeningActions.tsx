import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import { ButtonLink, type ButtonLinkProps } from '#src/ui/links/ButtonLink.tsx'

export type OpeningActionsProps = Pick<ButtonLinkProps, 'surface' | 'onPhones'> & {
  primary?: Link | undefined
  secondary?: Link | undefined
  size: 'compact' | 'large'
  /** Its place in the first screen. */
  className?: string | undefined
}

/** The links of a first screen: the page's next step, then an alternative. */
export function OpeningActions({ primary, secondary, className, ...looks }: OpeningActionsProps) {
  return (
    <div className={cn('flex flex-wrap gap-2.5', className)}>
      {primary && (
        <ButtonLink {...looks} href={primary.href}>
          {primary.label}
        </ButtonLink>
      )}
      {secondary && (
        <ButtonLink look="secondary" {...looks} href={secondary.href}>
          {secondary.label}
        </ButtonLink>
      )}
    </div>
  )
}
