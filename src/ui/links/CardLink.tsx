import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { relOf } from '#src/lib/anywhere/pages/link.ts'

export type CardLinkProps = { href: string; children?: ReactNode }

/**
 * A link that covers the whole card. The card must have the classes `group relative`. The card may be a list item, a `Card` or a drawing,
 * so this component cannot render it. The underline continues below descenders.
 */
export function CardLink({ href, children }: CardLinkProps) {
  return (
    <a
      href={href}
      rel={relOf(href)}
      className={cn(
        'no-underline after:absolute after:inset-0',
        'group-hover:underline group-hover:decoration-signal-deep',
        'group-hover:[text-decoration-skip-ink:none] group-hover:underline-offset-4',
      )}
    >
      {children}
    </a>
  )
}
