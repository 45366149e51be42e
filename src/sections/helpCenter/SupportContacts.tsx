import type { HelpCenterContent } from '#src/schemas/pages/helpCenter.ts'
import type { Contact } from '#src/site/settings.ts'
import { SUPPORT_HOURS } from '#src/specification/supportHours.ts'
import { EmailAddress } from '#src/ui/EmailAddress.tsx'
import { DeskHours } from './DeskHours.tsx'
import { DeskLane } from './DeskLane.tsx'

export type SupportContactsProps = Pick<HelpCenterContent, 'contacts'> & { heading: string; contact: Contact }

/** The three ways to contact support, in the hours of its desk. Email comes at any hour, and the people at the phones answer it. */
export function SupportContacts({ heading, contacts: { phone, email, chat, now: words }, contact }: SupportContactsProps) {
  return (
    <section aria-labelledby="reach" className="bg-deck text-on-deck">
      <div className="column pt-10 pb-7 lg:pt-12 lg:pb-9">
        <DeskHours id="reach" heading={heading}>
          <DeskLane icon="phone" {...phone} desk={{ kind: 'phone', words }} {...SUPPORT_HOURS.phone}>
            <a href={contact.phoneHref} className="target font-display text-email font-bold whitespace-nowrap">
              {contact.phone}
            </a>
          </DeskLane>
          <DeskLane icon="letter" {...email} isAnyTime {...SUPPORT_HOURS.phone}>
            <a href={contact.emailHref} className="email-line target font-semibold">
              <EmailAddress address={contact.email} />
            </a>
          </DeskLane>
          <DeskLane icon="report" title={chat.title} hours={chat.hours} desk={{ kind: 'chat', words }} {...SUPPORT_HOURS.chat}>
            {chat.text}
          </DeskLane>
        </DeskHours>
      </div>
    </section>
  )
}
