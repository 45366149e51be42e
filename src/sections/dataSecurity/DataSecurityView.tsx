import { Phone } from 'lucide-react'
import type { DataSecurityContent } from '#src/schemas/pages/dataSecurity.ts'
import { CardsBlock } from '#src/sections/blocks/cards/CardsBlock.tsx'
import type { Contact } from '#src/site/settings.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { ButtonLink } from '#src/ui/links/ButtonLink.tsx'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { IncidentClock } from './IncidentClock.tsx'
import { RecordPath } from './RecordPath.tsx'
import { StatusPlates } from './StatusPlates.tsx'

export type DataSecurityViewProps = Omit<DataSecurityContent, 'meta'> & { contact: Contact }

/** The way of a record, what protects it, what happens after an incident, and where to read and ask more. */
export function DataSecurityView({ opening, path, contact, ...page }: DataSecurityViewProps) {
  return (
    <>
      <RecordPath opening={opening} path={path} />
      <StatusPlates features={page.features} compliance={page.compliance} review={page.review} />
      <RuledLists lists={page.lists} />
      <IncidentClock {...page.response} />
      <CardsBlock {...page.documents} look="sheet" />
      <CallBand heading={page.callHeading} label={page.call} contact={contact} />
    </>
  )
}

/** Lists side by side, with a line below each item. */
function RuledLists({ lists }: { lists: readonly { title: string; items: readonly string[] }[] }) {
  return (
    <div className="border-b border-line">
      <div className="column grid gap-x-16 gap-y-12 py-16 md:py-20 lg:grid-cols-2">
        {lists.map((list) => (
          <section key={list.title} aria-label={list.title}>
            <Heading level={2} size="3xl">
              {list.title}
            </Heading>
            <ul className="mt-5 border-t border-line">
              {list.items.map((item) => (
                <li key={item} className="border-b border-line py-3">
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

/** A question, and the phone number to ask it at, across the page. */
function CallBand({ heading, label, contact }: { heading: string; label: string; contact: Contact }) {
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
