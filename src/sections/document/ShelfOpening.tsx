import { designColor } from '#src/illustrations/designColor.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'

export type ShelfOpeningProps = {
  /** In the order of the text. */
  sections: readonly { id: string; label: string }[]
  /** Words of each section. */
  wordCounts: readonly number[]
}

const HEIGHT = 240
/** Thickness of the shelf. */
const BOARD = 10
/** Thickness of a folder: for an empty section, for each word, and at most. */
const THICKNESS = { min: 40, perWord: 0.085, max: 84 } as const
const GAP = 3
/** Cycled through, so that neighbors differ. */
const HEIGHTS = [206, 222, 194, 214] as const
const COVERS = [
  { cover: 'deck', ink: 'on-deck' },
  { cover: 'signal', ink: 'signal-ink' },
  { cover: 'paint-steel', ink: 'on-deck' },
  { cover: 'bubble', ink: 'bubble-ink' },
  { cover: 'paint-apron', ink: 'on-deck' },
] as const

/** @returns the thickness of a document on the shelf, the longer the thicker */
export const thicknessOf = (wordCount: number): number => Math.round(Math.min(THICKNESS.max, THICKNESS.min + wordCount * THICKNESS.perWord))

/** @returns the font size at which a label fits between the bands of a folder; a letter is about half as wide as its size */
const sizeOf = (label: string, height: number): number => Math.min(17, Math.floor((height - 78) / (label.length / 2)))

/**
 * A text's sections as folders on a shelf, as thick as their texts are long. The list of sections beside the text has the same names. The
 * shelf is as wide as its place: the folders share that width, and keep their height and text size.
 */
export function ShelfOpening({ sections, wordCounts }: ShelfOpeningProps) {
  const widths = sections.map((_, index) => thicknessOf(wordCounts[index] ?? 0))
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width + GAP, 0))
  const totalWidth = (starts.at(-1) ?? 0) + (widths.at(-1) ?? 0)
  const foot = HEIGHT - BOARD
  return (
    // Not printed, because its colors waste ink and the list of sections says the same.
    <svg aria-hidden="true" width="100%" height={HEIGHT} className="print:hidden">
      {sections.map(({ id, label }, index) => {
        const height = HEIGHTS[index % HEIGHTS.length] ?? HEIGHT
        const { cover, ink } = COVERS[index % COVERS.length] ?? COVERS[0]
        const bands = { width: '100%', height: 4, opacity: 0.4 }
        return (
          <svg
            key={id}
            aria-hidden="true"
            x={formatPercent((starts[index] ?? 0) / totalWidth)}
            y={foot - height}
            width={formatPercent((widths[index] ?? 0) / totalWidth)}
            height={height}
            fill={designColor(ink)}
            textAnchor="middle"
            className="font-display font-bold"
          >
            <rect x=".5" y=".5" width="100%" height={height + 6} rx="5" fill={designColor(cover)} className="stroke-edge" />
            <rect y="9" {...bands} />
            <rect y={height - 46} {...bands} />
            <text x="50%" y={(height - 33) / 2} dy=".35em" fontSize={sizeOf(label, height)} className="shelf-label">
              {label}
            </text>
            <text x="50%" y={height - 15} fontSize="20">
              {index + 1}
            </text>
          </svg>
        )
      })}
      <rect y={foot} width="100%" height={BOARD} className="fill-edge" />
    </svg>
  )
}
