import { paint } from '../../illustrations/paint'

export type ShelfProps = {
  /** In the order of the text. */
  sections: readonly { id: string; label: string; words: number }[]
}

const HEIGHT = 240
/** What the folders stand on. */
const BOARD = 10
/** A folder of nothing, how much thicker it is for each word of its section, and the thickest. */
const THICKNESS = { least: 40, perWord: 0.085, most: 84 } as const
const GAP = 3
/** Heights and covers follow each other, so that no two neighbors are alike. */
const HEIGHTS = [206, 222, 194, 214] as const
const COVERS = [
  { cover: 'deck', ink: 'on-deck' },
  { cover: 'signal', ink: 'signal-ink' },
  { cover: 'paint-steel', ink: 'on-deck' },
  { cover: 'bubble', ink: 'bubble-ink' },
  { cover: 'paint-apron', ink: 'on-deck' },
] as const

/** @returns how thick the folder of a section of so many words is */
export const thicknessOf = (words: number): number => Math.round(Math.min(THICKNESS.most, THICKNESS.least + words * THICKNESS.perWord))

/** @returns the size at which a label fits between the bands of a folder, about two letters to its size */
const sizeOf = (label: string, height: number): number => Math.min(17, Math.floor((height - 78) / (label.length / 2)))

/** A text's sections as folders on a shelf, each as thick as there is to read. The list of sections beside the text names the same. */
export function Shelf({ sections }: ShelfProps) {
  const places = sections.map((_, index) => sections.slice(0, index).reduce((sum, { words }) => sum + thicknessOf(words) + GAP, 0))
  const width = (places.at(-1) ?? 0) + thicknessOf(sections.at(-1)?.words ?? 0)
  const foot = HEIGHT - BOARD
  return (
    // On a phone the shelf goes on beyond the edge. On paper its colors would be ink, and the list of sections says the same.
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="xMinYMax slice"
      className="h-56 w-full print:hidden max-sm:w-[calc(100%+var(--page-gutter))] lg:h-64"
    >
      {sections.map(({ id, label, words }, index) => {
        const thickness = thicknessOf(words)
        const height = HEIGHTS[index % HEIGHTS.length] ?? HEIGHT
        const { cover, ink } = COVERS[index % COVERS.length] ?? COVERS[0]
        return (
          <g key={id} transform={`translate(${places[index]} ${foot - height})`} fill={paint(ink)} className="font-display font-bold">
            <path d={`M.5 5.5a5 5 0 0 1 5-5h${thickness - 11}a5 5 0 0 1 5 5V${height}H.5z`} fill={paint(cover)} className="stroke-edge" />
            <path d={`M1 9h${thickness - 2}v4H1zM1 ${height - 46}h${thickness - 2}v4H1z`} opacity=".4" />
            <text transform={`translate(${thickness / 2} ${height - 56}) rotate(-90)`} dy=".35em" fontSize={sizeOf(label, height)}>
              {label}
            </text>
            <text x={thickness / 2} y={height - 15} fontSize="20" textAnchor="middle">
              {index + 1}
            </text>
          </g>
        )
      })}
      <path d={`M0 ${foot}h${width}v${BOARD}H0z`} className="fill-edge" />
    </svg>
  )
}
