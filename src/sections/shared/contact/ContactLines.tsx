import { Mail, Phone } from 'lucide-react'
import { cn } from '../../../lib/anywhere/markup/cn'
import type { Contact } from '../../../site/settings'
import { EmailAddress } from '../../../ui/links/EmailAddress'
import { TextLink } from '../../../ui/links/TextLink'

export type ContactLinesProps = { contact: Contact }

/** Phone and email, to act on. */
export function ContactLines({ contact }: ContactLinesProps) {
  const line = 'inline-flex min-h-11 items-center gap-3 sm:text-lg'
  return (
    <p className="grid justify-items-start gap-1">
      <TextLink href={contact.phoneHref} className={line}>
        <Phone aria-hidden="true" className="size-5 shrink-0" />
        {contact.phone}
      </TextLink>
      <TextLink href={contact.emailHref} className={cn(line, 'email-line')}>
        <Mail aria-hidden="true" className="size-5 shrink-0" />
        <EmailAddress address={contact.email} />
      </TextLink>
    </p>
  )
}
