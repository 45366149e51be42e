import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { relOf } from '#src/lib/anywhere/pages/outsideAddress.ts'

const LOOKS = {
  /** In running text, and after an icon. */
  plain: '',
  /** Continues from the content above it. */
  arrow: 'target',
  /** Such a link in a row with other items. */
  alone: 'target',
  /** A number or an address, with its icon before it. */
  contact: 'inline-flex min-h-11 items-center gap-3 sm:text-lg',
}
const SURFACES = { paper: 'text-ink hover:decoration-ink', deck: 'text-on-deck hover:decoration-on-deck' }

export type TextLinkProps = {
  href: string
  children: ReactNode
  look?: keyof typeof LOOKS
  surface?: keyof typeof SURFACES
  /** Its place. */
  className?: string | undefined
}

/** A link in running text, or one that stands alone. */
export function TextLink({ href, children, look = 'plain', surface = 'paper', className }: TextLinkProps) {
  return (
    <a href={href} rel={relOf(href)} className={cn('link-line font-semibold', LOOKS[look], SURFACES[surface], className)}>
      {children}
      {look === 'arrow' && <ArrowRight aria-hidden="true" className="ml-1 size-4 shrink-0" strokeWidth={2.5} />}
    </a>
  )
}
