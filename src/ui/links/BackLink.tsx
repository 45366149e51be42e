import { ArrowLeft } from 'lucide-react'
import { uiAttributes } from '../ui.attributes.ts'

export type BackLinkProps = { href: string; children: string }

/** A link above a page's heading to the list that the page belongs to. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <a
      href={href}
      {...uiAttributes.print.props('no')}
      className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold no-underline hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4 shrink-0" strokeWidth={2.5} />
      {children}
    </a>
  )
}
