/** Checks that neighbors in a list differ in their looks. */
import type { z } from 'zod'

/**
 * @param field the field with the look of an item
 * @param lookOf the look of an item; undefined if its neighbors may have the same
 * @param defaultLook the look of an item that is written without the field
 * @returns a check of a list, for `superRefine`
 */
export const createNeighborCheck =
  <Item>(field: string, lookOf: (item: Item) => string | undefined, defaultLook?: string) =>
  (items: readonly Item[], context: z.RefinementCtx): void => {
    const looks = items.map(lookOf)
    for (const [index, look] of looks.entries())
      if (look !== undefined && look === looks[index - 1])
        context.addIssue({
          code: 'custom',
          path: [index, field],
          message:
            look === defaultLook
              ? `The one before it has "${field}: ${look}", too, which also holds where "${field}" is not written. Neighbors differ: give one of the two another.`
              : `The one before it has "${field}: ${look}", too, and neighbors differ: give one of the two another, or none.`,
        })
  }

type Block = { kind: string; headingLook?: string; look?: string; wordsOn?: string }

const SECTION_CHECKS = [
  // A second banner is refused wherever it stands: headingLook.ts.
  createNeighborCheck<Block>('headingLook', ({ headingLook }) => (headingLook === 'banner' ? undefined : headingLook)),
  createNeighborCheck<Block>('look', ({ look }) => look),
  createNeighborCheck<Block>('wordsOn', ({ kind, wordsOn = 'left' }) => (kind === 'split' ? wordsOn : undefined), 'left'),
]

/** Refuses a section that looks like the one before it. */
export function checkSectionLooks(blocks: readonly Block[], context: z.RefinementCtx): void {
  for (const check of SECTION_CHECKS) check(blocks, context)
}
