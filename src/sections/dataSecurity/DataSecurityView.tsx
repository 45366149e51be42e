import type { DataSecurityContent } from '#src/schemas/pages/dataSecurity.ts'
import { CardsBlock } from '#src/sections/shared/cards/CardsBlock.tsx'
import type { Contact } from '#src/site/settings.ts'
import { CallBand } from './CallBand.tsx'
import { IncidentClock } from './IncidentClock.tsx'
import { RecordPath } from './RecordPath.tsx'
import { RuledLists } from './RuledLists.tsx'
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
