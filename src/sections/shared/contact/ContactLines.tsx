import { Mail, Phone } from 'lucide-react'
import type { Contact } from '#src/site/settings.ts'
import { EmailAddress } from '#src/ui/EmailAddress.tsx'
import { TextLink } from '#src/ui/links/TextLink.tsx'

/** Links to call and to write. */
export function ContactLines({ contact }: { contact: Contact }) {
  return (
    <p className="grid justify-items-start gap-1">
      <TextLink href={contact.phoneHref} look="contact">
        <Phone aria-hidden="true" className="size-5 shrink-0" />
        {contact.phone}
      </TextLink>
      <TextLink href={contact.emailHref} look="contact" className="email-line">
        <Mail aria-hidden="true" className="size-5 shrink-0" />
        <EmailAddress address={contact.email} />
      </TextLink>
    </p>
  )
}
