import type { ReactNode } from 'react'
import { Heading } from '../../ui/Heading'
import { helpHooks } from './help.hooks'

export type ContactCardProps = {
  icon: ReactNode
  title: string
  hours: string
  /** Whose opening hours `openNow.client.ts` writes here. */
  kind?: 'phone' | 'chat'
  children: ReactNode
}

/** One way to reach support, with its hours. */
export function ContactCard({ icon, title, hours, kind, children }: ContactCardProps) {
  return (
    <li className="rounded-xl bg-deck-2 p-5">
      <Heading level={3} size="lg" className="flex items-center gap-2.5">
        {icon}
        {title}
      </Heading>
      <p className="mt-2">{children}</p>
      <p className="mt-1 text-sm text-on-deck-2">{hours}</p>
      {kind && <p {...helpHooks.hours.props(kind)} hidden className="mt-2 text-sm font-semibold text-hold data-open:text-go" />}
    </li>
  )
}
