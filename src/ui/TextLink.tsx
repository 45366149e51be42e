import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../lib/anywhere/cn'

export type TextLinkProps = { href: string; children: ReactNode; arrow?: boolean; className?: string }

/** A link in running text, or one that stands alone, with or without an arrow. */
export function TextLink({ href, children, arrow = false, className }: TextLinkProps) {
  return (
    <a href={href} className={cn(arrow && 'target', 'link-line font-semibold text-ink hover:decoration-ink', className)}>
      {children}
      {arrow && <ArrowRight aria-hidden="true" className="ml-1 size-4 shrink-0" strokeWidth={2.5} />}
    </a>
  )
}
