import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../lib/anywhere/markup/cn'

export type TextLinkProps = { href: string; children: ReactNode; hasArrow?: boolean; className?: string | undefined }

/** A link in running text, or one that stands alone, with or without an arrow. */
export function TextLink({ href, children, hasArrow = false, className }: TextLinkProps) {
  return (
    <a href={href} className={cn(hasArrow && 'target', 'link-line font-semibold text-ink hover:decoration-ink', className)}>
      {children}
      {hasArrow && <ArrowRight aria-hidden="true" className="ml-1 size-4 shrink-0" strokeWidth={2.5} />}
    </a>
  )
}
