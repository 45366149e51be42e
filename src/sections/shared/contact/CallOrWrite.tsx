import { Fragment, type ReactNode } from 'react'
import { splitAtPlaceholders } from '#src/lib/anywhere/text/fillIn.ts'
import type { Contact } from '#src/site/settings.ts'
import { EmailAddress } from '#src/ui/EmailAddress.tsx'

export type CallOrWriteProps = {
  /** `{number}` and `{address}` become links, `{other}` the third way. */
  text: string
  contact: Contact
  /** A third way to contact us. */
  children?: ReactNode
}

/** How to contact a person, as a sentence with links. */
export function CallOrWrite({ text, contact, children }: CallOrWriteProps) {
  const ways: Readonly<Record<string, ReactNode>> = {
    number: <a href={contact.phoneHref}>{contact.phone}</a>,
    // The link stays inline, as links of a sentence are.
    address: (
      <a href={contact.emailHref} className="email-line">
        <EmailAddress address={contact.email} isInSentence />
      </a>
    ),
    other: children,
  }
  return splitAtPlaceholders(text).map(({ words, placeholder = '' }) => <Fragment key={words}>{ways[placeholder] ?? words}</Fragment>)
}
