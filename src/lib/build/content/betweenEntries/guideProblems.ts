/** What an industry's guide owes the page that offers it. */
import type { GuideBlock } from '../../guide/guideBlocks.ts'
import { fieldPlace, type LoadedEntry } from '../entries/fieldPlace.ts'

type Figure = { value: string; label: string }
type Guide = LoadedEntry & { data: { withPolicy: boolean; chapters: readonly { blocks: readonly GuideBlock[] }[] } }
type Industry = LoadedEntry & { data: { results: { figures: readonly Figure[] } } }

/** Figures of the page that its guide says at least. */
const LEAST_FIGURES = 2

const figuresOf = ({ data: { chapters } }: Guide) =>
  chapters.flatMap(({ blocks }) => blocks.flatMap((block): readonly Figure[] => (block.kind === 'figures' ? block.items : [])))

/** @returns a problem for each guide that leaves out the example policy, or the figures of its page */
export function guideProblems(industries: readonly Industry[], guides: readonly Guide[]): string[] {
  return industries.flatMap((industry) => {
    const guide = guides.find(({ id }) => id === industry.id)
    if (!guide) return []
    const said = figuresOf(guide)
    const shared = industry.data.results.figures.filter((figure) =>
      said.some(({ value, label }) => value === figure.value && label === figure.label),
    )
    return [
      ...(guide.data.withPolicy
        ? []
        : [`${fieldPlace(guide, ['withPolicy'])}: The guide of an industry ends with the example policy: write withPolicy: true.`]),
      ...(shared.length >= LEAST_FIGURES
        ? []
        : [
            `${fieldPlace(guide, ['chapters'])}: The guide has ${shared.length} of the figures of its page. Write ${LEAST_FIGURES} at least in a block “figures”, with the same value and label as in the block “results” of ${industry.filePath ?? industry.id}.`,
          ]),
    ]
  })
}
