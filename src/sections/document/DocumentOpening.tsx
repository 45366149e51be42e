import type { TextDocument } from '#src/schemas/document/document.ts'
import { type ComponentsByKind, componentOf } from '#src/ui/componentsByKind.ts'
import type { DocumentOpeningData } from './documentOpeningProps.ts'
import { RetentionSummary } from './RetentionSummary.tsx'
import { ShelfOpening, type ShelfOpeningProps } from './ShelfOpening.tsx'
import { WeeksOpening } from './WeeksOpening.tsx'

export type DocumentOpeningProps = {
  opening: DocumentOpeningData | undefined
  document: Pick<TextDocument, 'key' | 'sections'>
} & Omit<ShelfOpeningProps, 'sections'>

const DRAWINGS: ComponentsByKind<DocumentOpeningData, ShelfOpeningProps> = { shelf: ShelfOpening, weeks: WeeksOpening }

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
