import type { LiHTMLAttributes, ReactElement, ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { relOf } from '#src/lib/anywhere/pages/link.ts'

export type LinkedCardProps = Omit<LiHTMLAttributes<HTMLLIElement>, 'children'> & {
  href: string
  /** The text of the link. */
  label: string
  /** The content of the card. It gets the link, and says where it stands. */
  children: (link: ReactElement) => ReactNode
  /** The layout of its content. */
  className: string
}

/** A card of a list with a link that covers it. Its content can have the variant `group-hover:`. */
export function LinkedCard({ href, label, children, className, ...rest }: LinkedCardProps) {
  return (
    <li {...rest} className={cn('group relative', className)}>
      {children(
        <a
          href={href}
          rel={relOf(href)}
          className={cn(
            'no-underline after:absolute after:inset-0',
            'group-hover:underline group-hover:decoration-signal-deep',
            // The underline continues below descenders.
            'group-hover:[text-decoration-skip-ink:none] group-hover:underline-offset-4',
          )}
        >
          {label}
        </a>,
      )}
    </li>
  )
}
