/** Checks that an industry's guide fits the page that offers it. */

import { findFieldPlace, type LoadedEntry } from '#src/contentEngine/entries/fieldPlace.ts'
import type { GuideBlock } from '#src/downloads/guide/guideBlocks.ts'
import { blockOf } from '#src/lib/anywhere/pages/blockOf.ts'
import type { IndustryBlock } from '#src/schemas/industry/industryBlocks.ts'

type ResultFigure = { value: string; label: string }
type GuideEntry = LoadedEntry & { data: { withPolicy: boolean; chapters: readonly { blocks: readonly GuideBlock[] }[] } }
type Block = { kind: Exclude<IndustryBlock['kind'], 'results'> } | { kind: 'results'; figures: readonly ResultFigure[] }
type IndustryEntry = LoadedEntry & { data: { blocks: readonly Block[] } }

/** The least number of the page's figures that its guide repeats. */
const MIN_FIGURES = 2

const figuresOf = ({ data: { chapters } }: GuideEntry) =>
  chapters.flatMap(({ blocks }) => blocks.flatMap((block): readonly ResultFigure[] => (block.kind === 'figures' ? block.items : [])))

/** @returns a problem for each guide without the example policy, or with too few figures of its page */
export function guideProblems(industries: readonly IndustryEntry[], guides: readonly GuideEntry[]): string[] {
  return industries.flatMap((industry) => {
    const guide = guides.find(({ id }) => id === industry.id)
    if (!guide) return []
    const guideFigures = figuresOf(guide)
    const sharedFigures = blockOf(industry.data.blocks, 'results').figures.filter((figure) =>
      guideFigures.some(({ value, label }) => value === figure.value && label === figure.label),
    )
    return [
      ...(guide.data.withPolicy
        ? []
        : [`${findFieldPlace(guide, ['withPolicy'])}: The guide of an industry ends with the example policy: write withPolicy: true.`]),
      ...(sharedFigures.length >= MIN_FIGURES
        ? []
        : [
            `${findFieldPlace(guide, ['chapters'])}: The guide has ${sharedFigures.length} of the figures of its page. Write ${MIN_FIGURES} at least in a block “figures”, with the same value and label as in the block “results” of ${industry.filePath ?? industry.id}.`,
          ]),
    ]
  })
}
