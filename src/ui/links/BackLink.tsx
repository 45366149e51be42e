import { ArrowLeft } from 'lucide-react'
import { uiAttributes } from '../ui.attributes.ts'

/** The link above a page's heading that leads to the list to which the page belongs. */
export function BackLink({ href, children }: { href: string; children: string }) {
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
