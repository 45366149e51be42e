import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { relOf } from '#src/lib/anywhere/pages/link.ts'

const LOOKS = {
  /** In running text, or after an icon. */
  plain: '',
  /** Leads on from the text above it. */
  arrow: 'target',
  /** In a row with other elements, large enough for a finger. */
  target: 'target',
  /** A telephone number or an address, after its icon. */
  contact: 'inline-flex min-h-11 items-center gap-3 sm:text-lg',
}
const SURFACES = { paper: 'text-ink hover:decoration-ink', deck: 'text-on-deck hover:decoration-on-deck' }

export type TextLinkProps = {
  href: string
  children: ReactNode
  look?: keyof typeof LOOKS
  surface?: keyof typeof SURFACES
  /** Spacing around it. */
  className?: string | undefined
}

/** A link that is set like text: bold, with a thick line under it. */
export function TextLink({ href, children, look = 'plain', surface = 'paper', className }: TextLinkProps) {
  return (
    <a href={href} rel={relOf(href)} className={cn('link-line font-semibold', LOOKS[look], SURFACES[surface], className)}>
      {children}
      {look === 'arrow' && <ArrowRight aria-hidden="true" className="ml-1 size-4 shrink-0" strokeWidth={2.5} />}
    </a>
  )
}
