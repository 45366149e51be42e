import type { TextDocument } from '#src/schemas/document.ts'
import { type ComponentsByKind, componentOf } from '#src/ui/componentsByKind.ts'
import type { DocumentOpeningData } from './documentOpeningData.ts'
import { PlanLeaves } from './PlanLeaves.tsx'
import { RetentionSummary } from './RetentionSummary.tsx'
import { Shelf, type ShelfProps } from './Shelf.tsx'

export type DocumentOpeningProps = {
  opening: DocumentOpeningData | undefined
  document: Pick<TextDocument, 'key' | 'sections'>
} & Omit<ShelfProps, 'sections'>

const DRAWINGS: ComponentsByKind<DocumentOpeningData, ShelfProps> = { shelf: Shelf, weeks: PlanLeaves }

/** What a document chooses to show beside its heading. */
export function DocumentOpening({ opening, document: { key, sections }, wordCounts }: DocumentOpeningProps) {
  const Drawing = opening && componentOf(DRAWINGS, opening)
  return (
    <>
      {Drawing && <Drawing {...opening} sections={sections} wordCounts={wordCounts} />}
      {key && <RetentionSummary {...key} />}
    </>
  )
}
