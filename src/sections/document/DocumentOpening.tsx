import type { TextDocument } from '#src/schemas/document.ts'
import { PlanLeaves, type PlanLeavesProps } from './PlanLeaves.tsx'
import { RetentionSummary } from './RetentionSummary.tsx'
import { Shelf } from './Shelf.tsx'

export type DocumentOpeningProps = {
  document: Pick<TextDocument, 'opening' | 'key' | 'sections'>
  /** Words of each section, in the order of the text. */
  wordCounts: readonly number[]
  plan: PlanLeavesProps['words']
}

/** What a document chooses to show beside its heading. */
export const DocumentOpening = ({ document: { opening, key, sections }, wordCounts, plan }: DocumentOpeningProps) => (
  <>
    {opening === 'shelf' && <Shelf sections={sections} wordCounts={wordCounts} />}
    {key && <RetentionSummary {...key} />}
    {opening === 'weeks' && <PlanLeaves words={plan} />}
  </>
)
