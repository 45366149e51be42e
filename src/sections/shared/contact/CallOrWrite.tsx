import type { ReactNode } from 'react'
import type { Contact } from '#src/site/settings.ts'
import { EmailAddress } from '#src/ui/links/EmailAddress.tsx'

export type CallOrWriteProps = {
  contact: Contact
  /** A third way, where there is one. */
  children?: ReactNode
}

/** The same sentence where nothing can be a link. */
export const callOrWriteText = ({ phone, email }: Contact) => `Call ${phone} or write to ${email}.`

/** How to reach a person, as a sentence to act on. */
export function CallOrWrite({ contact, children }: CallOrWriteProps) {
  return (
    <>
      Call <a href={contact.phoneHref}>{contact.phone}</a>
      {children ? ', ' : ' or '}write to {/* The link stays inline, as links of a sentence are. */}
      <a href={contact.emailHref} className="email-line">
        <EmailAddress address={contact.email} isInSentence />
      </a>
      {children && <>, or {children}</>}.
    </>
  )
}
