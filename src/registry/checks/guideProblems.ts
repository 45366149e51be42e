/** Checks that a guide that takes figures of a page has such a page. */

import { type LoadedEntry, readFieldLocation } from '#src/contentEngine/entries/fieldLocation.ts'

type Block = { kind: string; items?: readonly unknown[] }
type GuideEntry = LoadedEntry & { data: { chapters: readonly { blocks: readonly Block[] }[] } }

/** @returns a problem for each block of figures without its own in the guide of no industry */
export const pagelessFigureProblems = (guides: readonly GuideEntry[], industries: readonly LoadedEntry[]): string[] =>
  guides
    .filter(({ id }) => industries.every((industry) => industry.id !== id))
    .flatMap((guide) =>
      guide.data.chapters.flatMap(({ blocks }, chapter) =>
        blocks.flatMap(({ kind, items }, index) =>
          kind === 'figures' && !items
            ? `${readFieldLocation(guide, ['chapters', chapter, 'blocks', index])}: Only the guide of an industry takes the figures of its page, and none in src/content/industries has this name: write the figures as "items".`
            : [],
        ),
      ),
    )
