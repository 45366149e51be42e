import { Phone } from 'lucide-react'
import type { Contact } from '#src/site/settings.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { ButtonLink } from '#src/ui/links/ButtonLink.tsx'
import { uiAttributes } from '#src/ui/ui.attributes.ts'

export type CallBandProps = { heading: string; label: string; contact: Contact }

/** A question, and the phone number to ask it at, across the page. */
export function CallBand({ heading, label, contact }: CallBandProps) {
  return (
    <section {...uiAttributes.print.props('no')} className="border-t border-line band-warm">
      <div className="column flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-12">
        <Heading level={2} size="2xl">
          {heading}
        </Heading>
        <ButtonLink size="large" href={contact.phoneHref}>
          <Phone aria-hidden="true" className="size-5" />
          {label}: {contact.phone}
        </ButtonLink>
      </div>
    </section>
  )
}
