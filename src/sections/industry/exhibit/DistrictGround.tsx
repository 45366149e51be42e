export type DistrictGroundProps = {
  /** From where to where the district goes on. */
  from: number
  until: number
  height: number
  /** Where stores stand, and whether their words are above them. */
  yards: readonly { x: number; y: number; isAbove: boolean }[]
}

/** Streets of the district, in units of the drawing: how wide the blocks between them are, from the left and from the top. */
const STREET = 9
const COLUMNS = [58, 74, 62, 88, 66, 78, 58, 92, 70, 62, 84, 60, 76, 64, 58]
const ROWS = [50, 62, 54, 66, 52, 60, 58]
/** A river from the upper edge to the lower one, and a road across the district, between the upper stores and the lower ones. */
const RIVER = 'M340-20C300 60 410 130 396 210S530 330 506 440'
const ROAD = 'M-900 214C-600 214-220 268 0 268S330 232 500 236S820 264 1080 212S1600 250 1960 232'

/** What stores of a map stand on: blocks and streets, a river and a road, quiet enough for lines and words; every store has its own yard. */
export function DistrictGround({ from, until, height, yards }: DistrictGroundProps) {
  const blocks = placesOf(ROWS, -STREET, height).flatMap(([top, tall]) =>
    placesOf([...COLUMNS, ...COLUMNS, ...COLUMNS], from, until).map(([left, wide]) => `M${left} ${top}h${wide}v${tall}h-${wide}z`),
  )
  return (
    <>
      <path d={blocks.join('')} className="fill-deck-2" opacity="0.75" />
      <path d={RIVER} className="fill-none stroke-deck" strokeWidth="46" />
      <path d={RIVER} className="fill-none stroke-deck-2" strokeWidth="26" />
      <path d={ROAD} className="fill-none stroke-deck" strokeWidth="32" />
      <path d={ROAD} className="fill-none stroke-deck-line" strokeWidth="13" />
      <path d={ROAD} className="fill-none stroke-deck" strokeWidth="1.5" strokeDasharray="10 10" />
      {yards.map(({ x, y, isAbove }) => (
        <rect
          key={`${x} ${y}`}
          x={x - 76}
          y={y - (isAbove ? 112 : 64)}
          width="152"
          height={isAbove ? 122 : 120}
          rx="10"
          className="fill-deck"
        />
      ))}
    </>
  )
}

/** Where each block begins and how far it reaches, from one edge of the district to the other. */
function placesOf(sizes: readonly number[], from: number, end: number) {
  return sizes
    .map((size, index) => [sizes.slice(0, index).reduce((sum, before) => sum + before + STREET, from), size] as const)
    .filter(([start]) => start < end)
}
