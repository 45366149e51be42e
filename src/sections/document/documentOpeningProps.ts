/** Adds to the opening of a document what it draws besides the document, as src/schemas/embeddedContent.ts says. */
import type { TextDocument } from '#src/schemas/document/document.ts'
import type { EmbeddedBy } from '#src/schemas/embeddedContent.ts'
import type { WeeksOpeningProps } from './WeeksOpening.tsx'

type OpeningKind = NonNullable<TextDocument['opening']>
/** An opening with all that it draws: the weeks to go-live also have the words of the plan. */
export type DocumentOpeningData = { kind: Exclude<OpeningKind, 'weeks'> } | ({ kind: 'weeks' } & WeeksOpeningProps)

type WeeksInputs = Pick<{ policyTables: { implementationPlan: WeeksOpeningProps['words'] } }, EmbeddedBy<'kinds', 'weeks'>>

/** @returns the opening that a document chooses, if any */
export function createDocumentOpeningProps(
  kind: OpeningKind | undefined,
  { policyTables }: WeeksInputs,
): { opening: DocumentOpeningData | undefined } {
  if (kind === undefined) return { opening: undefined }
  return { opening: kind === 'weeks' ? { kind, words: policyTables.implementationPlan } : { kind } }
}
