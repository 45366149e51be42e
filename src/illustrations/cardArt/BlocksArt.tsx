import type { CardArtOf } from '#src/models/pictures/cardArt.ts'
import { toneOf } from '../cover/groupTone.ts'
import { designColor } from '../designColor.ts'
import { ART_BOX } from './artBox.ts'

export type BlocksArtProps = CardArtOf<'blocks'>

const { width: WIDTH, height: HEIGHT } = ART_BOX

/** Counts as blocks, each kind in its color. */
export function BlocksArt({ counts, tone = 0 }: BlocksArtProps) {
  const between = 0.7
  const total = counts.reduce((sum, count) => sum + count, 0)
  const pitch = Math.min(90, WIDTH / (total + between * (counts.length - 1)))
  const starts = counts.map((_, index) => counts.slice(0, index).reduce((sum, count) => sum + (count + between) * pitch, 0))
  return counts.map((count, group) => (
    <path
      key={starts[group]}
      d={Array.from(
        { length: count },
        (_, index) => `M${(starts[group] ?? 0) + index * pitch} ${HEIGHT - 132}h${pitch * 0.8}v132h-${pitch * 0.8}z`,
      ).join('')}
      fill={designColor(toneOf(tone + group))}
    />
  ))
}
