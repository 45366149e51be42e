import type { TextDocument } from '#src/schemas/document.ts'
import type { DocumentOpeningData } from './documentOpeningData.ts'
import { PlanLeaves } from './PlanLeaves.tsx'
import { RetentionSummary } from './RetentionSummary.tsx'
import { Shelf } from './Shelf.tsx'

export type DocumentOpeningProps = {
  opening: DocumentOpeningData | undefined
  document: Pick<TextDocument, 'key' | 'sections'>
  /** Words of each section, in the order of the text. */
  wordCounts: readonly number[]
}

/** What a document chooses to show beside its heading. */
export const DocumentOpening = ({ opening, document: { key, sections }, wordCounts }: DocumentOpeningProps) => (
  <>
    {opening?.kind === 'shelf' && <Shelf sections={sections} wordCounts={wordCounts} />}
    {key && <RetentionSummary {...key} />}
    {opening?.kind === 'weeks' && <PlanLeaves words={opening.words} />}
  </>
)
