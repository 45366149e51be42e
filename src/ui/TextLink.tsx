import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'

export type TextLinkProps = { href: string; children: ReactNode; arrow?: boolean; className?: string }

/** A link in running text, or one that stands alone with an arrow. */
export function TextLink({ href, children, arrow = false, className = '' }: TextLinkProps) {
  return (
    <a
      href={href}
      className={`font-semibold text-ink underline decoration-signal-deep decoration-2 underline-offset-4 hover:decoration-ink ${className}`}
    >
      {children}
      {arrow && <ArrowRight aria-hidden="true" className="ml-1 inline-block size-4 align-[-0.15em]" strokeWidth={2.5} />}
    </a>
  )
}
