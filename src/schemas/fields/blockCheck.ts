/** Checks the blocks of a page that may have each kind once. */
import type { z } from 'zod'

type Block = { kind: string }
type PageRules = {
  needed: readonly string[]
  /** The beginning of the message about missing kinds: who asks for them. */
  lacking: string
  /** Groups of kinds of which a page may have one. `called` names the group in the message: "exhibit". */
  exclusiveGroups?: readonly { called: string; kinds: ReadonlySet<string> }[]
}

/** @returns a check for `.superRefine()` of a page's blocks */
export const createBlockCheck =
  ({ needed, lacking, exclusiveGroups = [] }: PageRules) =>
  (blocks: readonly Block[], context: z.RefinementCtx): void => {
    const missing = needed.filter((kind) => blocks.every((block) => block.kind !== kind))
    if (missing.length > 0)
      context.addIssue({
        code: 'custom',
        message: `${lacking}: ${missing.join(', ')}. Add "- kind: ${missing[0]}" where it should stand, with its fields below it.`,
      })
    for (const [index, { kind }] of blocks.entries()) {
      const group = exclusiveGroups.find(({ kinds }) => kinds.has(kind))
      const earlier = blocks.slice(0, index).find((block) => block.kind === kind || group?.kinds.has(block.kind))
      if (!earlier) continue
      const problem =
        earlier.kind === kind
          ? `There is a block "${kind}" above, and a page has one: make one of the two.`
          : `The block "${earlier.kind}" above is the ${group?.called} of this page, and a page has one: take one of the two out.`
      context.addIssue({ code: 'custom', path: [index, 'kind'], message: problem })
    }
  }
