import type { Contact } from '../../site/settings'

export type CallOrWriteProps = { contact: Contact }

/** The same sentence where nothing can be a link. */
export const callOrWriteText = ({ phone, email }: Contact) => `Call ${phone} or write to ${email}.`

/** How to reach a person, as a sentence to act on. */
export function CallOrWrite({ contact }: CallOrWriteProps) {
  return (
    <>
      Call <a href={contact.phoneHref}>{contact.phone}</a> or write to <a href={contact.emailHref}>{contact.email}</a>.
    </>
  )
}
