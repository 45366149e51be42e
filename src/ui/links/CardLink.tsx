import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { relOf } from '#src/lib/anywhere/pages/outsideAddress.ts'

export type CardLinkProps = { href: string; children?: ReactNode }

/**
 * The link of a card whose whole surface is clickable. The card around it must be `group relative`; a test checks that
 * (tests/unit/architecture/wrappers.test.ts). The card may be a list item, a `Card` or a drawing, so the parent draws it. Its underline
 * continues below the last letter.
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
