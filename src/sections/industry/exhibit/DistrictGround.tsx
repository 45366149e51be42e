export type DistrictGroundProps = {
  /** Left end of the district. */
  from: number
  until: number
  height: number
  /** Places of stores, and whether their words are above them. */
  yards: readonly { x: number; y: number; isAbove: boolean }[]
}

/** Width of streets and sizes of the blocks between them, from the left and from the top, in units of the drawing. */
const STREET = 9
const COLUMNS = [58, 74, 62, 88, 66, 78, 58, 92, 70, 62, 84, 60, 76, 64, 58]
const ROWS = [50, 62, 54, 66, 52, 60, 58]
/** A river from top to bottom, and a road across between the upper and the lower stores. */
const RIVER = 'M340-20C300 60 410 130 396 210S530 330 506 440'
const ROAD = 'M-900 214C-600 214-220 268 0 268S330 232 500 236S820 264 1080 212S1600 250 1960 232'

/** The ground of the map: blocks and streets, a river and a road, dark enough for lines and words above. Every store has a yard. */
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

/** @returns start and size of each block, from one edge of the district to the other */
function placesOf(sizes: readonly number[], from: number, end: number) {
  return sizes
    .map((size, index) => [sizes.slice(0, index).reduce((sum, before) => sum + before + STREET, from), size] as const)
    .filter(([start]) => start < end)
}
