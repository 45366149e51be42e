/** Checks that a guide that takes figures of a page has a page with figures. */

import { type LoadedEntry, readFieldLocation } from '#src/contentEngine/entries/fieldLocation.ts'

type Block = { kind: string; items?: readonly unknown[] }
type GuideEntry = LoadedEntry & { data: { chapters: readonly { blocks: readonly Block[] }[] } }

type IndustryEntry = LoadedEntry & { data: { blocks: readonly Block[] } }

/** @returns a problem for each block of figures without its own in a guide whose page has none: no industry's, or one without results */
export const pagelessFigureProblems = (guides: readonly GuideEntry[], industries: readonly IndustryEntry[]): string[] =>
  guides
    .filter(({ id }) => !industries.some((industry) => industry.id === id && industry.data.blocks.some(({ kind }) => kind === 'results')))
    .flatMap((guide) =>
      guide.data.chapters.flatMap(({ blocks }, chapter) =>
        blocks.flatMap(({ kind, items }, index) =>
          kind === 'figures' && !items
            ? `${readFieldLocation(guide, ['chapters', chapter, 'blocks', index])}: Only the guide of an industry takes the figures of its page, and no page in src/content/industries with this name has a block "results": write the figures as "items".`
            : [],
        ),
      ),
    )
