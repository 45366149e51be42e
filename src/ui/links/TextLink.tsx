import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../../lib/anywhere/markup/cn'

export type TextLinkProps = {
  href: string
  children: ReactNode
  /** In running text, and where an icon stands before it, plain; one that leads on from what stands above it has an arrow. */
  look?: 'plain' | 'arrow'
  /** Where it stands; on a deck, its color. */
  className?: string | undefined
}

/** A link in running text, or one that stands alone. */
export function TextLink({ href, children, look = 'plain', className }: TextLinkProps) {
  const hasArrow = look === 'arrow'
  return (
    <a href={href} className={cn(hasArrow && 'target', 'link-line font-semibold text-ink hover:decoration-ink', className)}>
      {children}
      {hasArrow && <ArrowRight aria-hidden="true" className="ml-1 size-4 shrink-0" strokeWidth={2.5} />}
    </a>
  )
}
