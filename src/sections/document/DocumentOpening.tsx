import type { TextDocument } from '#src/schemas/document.ts'
import { type ComponentsByKind, componentOf } from '#src/ui/componentsByKind.ts'
import { PlanLeaves, type PlanLeavesProps } from './PlanLeaves.tsx'
import { RetentionSummary } from './RetentionSummary.tsx'
import { Shelf, type ShelfProps } from './Shelf.tsx'

type OpeningInputs = ShelfProps & { plan: PlanLeavesProps['words'] }

export type DocumentOpeningProps = { document: Pick<TextDocument, 'opening' | 'key' | 'sections'> } & Omit<OpeningInputs, 'sections'>

const DRAWINGS: ComponentsByKind<{ kind: NonNullable<TextDocument['opening']> }, OpeningInputs> = {
  shelf: ({ sections, wordCounts }) => <Shelf sections={sections} wordCounts={wordCounts} />,
  weeks: ({ plan }) => <PlanLeaves words={plan} />,
}

/** What a document chooses to show beside its heading. */
export function DocumentOpening({ document: { opening, key, sections }, ...inputs }: DocumentOpeningProps) {
  const Drawing = opening && componentOf(DRAWINGS, { kind: opening })
  return (
    <>
      {Drawing && <Drawing kind={opening} sections={sections} {...inputs} />}
      {key && <RetentionSummary {...key} />}
    </>
  )
}
