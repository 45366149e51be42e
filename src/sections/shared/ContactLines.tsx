import { Mail, Phone } from 'lucide-react'
import { cn } from '../../lib/anywhere/cn'
import type { Contact } from '../../site/settings'

export type ContactLinesProps = { contact: Contact; className?: string }

/** Phone and email, to act on. */
export function ContactLines({ contact, className }: ContactLinesProps) {
  const line =
    'inline-flex min-h-11 items-center gap-3 font-semibold break-all underline sm:text-lg decoration-signal-deep decoration-2 underline-offset-4'
  return (
    <p className={cn('grid justify-items-start gap-1', className)}>
      <a href={contact.phoneHref} className={line}>
        <Phone aria-hidden="true" className="size-5 shrink-0" />
        {contact.phone}
      </a>
      <a href={contact.emailHref} className={line}>
        <Mail aria-hidden="true" className="size-5 shrink-0" />
        {contact.email}
      </a>
    </p>
  )
}
