import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { relOf } from '#src/lib/anywhere/pages/outsideAddress.ts'

export type CardLinkProps = { href: string; children?: ReactNode }

/**
 * The link of a card whose whole surface leads there. The card around it is `group relative`: it may be an item of a list, a `Card` or a
 * drawing, so no part of ours could draw it, and a test refuses one that is not (tests/unit/architecture/wrappers.test.ts). Its line runs
 * on below a last letter that hangs.
 */
export function CardLink({ href, children }: CardLinkProps) {
  return (
    <a
      href={href}
      rel={relOf(href)}
      className={cn(
        // The link covers its whole card.
        'no-underline after:absolute after:inset-0',
        'group-hover:underline group-hover:decoration-signal-deep',
        'group-hover:[text-decoration-skip-ink:none] group-hover:underline-offset-4',
      )}
    >
      {children}
    </a>
  )
}
