import { MAP_SIZE, type Point } from './districtMap.ts'

export type DistrictGroundProps = {
  /** Left and right end of the ground, in units of the drawing. */
  left: number
  right: number
  /** A yard for each store. It has space for the store's words. */
  yards: readonly (Point & { hasWordsAbove: boolean })[]
}

/** Width of streets, and sizes of the blocks between them, from the left and from the top, in units of the drawing. */
const STREET = 9
const BLOCK_WIDTHS = [58, 74, 62, 88, 66, 78, 58, 92, 70, 62, 84, 60, 76, 64, 58]
const BLOCK_HEIGHTS = [50, 62, 54, 66, 52, 60, 58]
/** A yard, and how far it reaches above the doorstep. */
const YARD = { width: 152, withWordsAbove: { above: 112, height: 122 }, withWordsBelow: { above: 64, height: 120 } }
/** A river from top to bottom, and a road across between the upper and the lower stores. */
const RIVER = 'M340-20C300 60 410 130 396 210S530 330 506 440'
const ROAD = 'M-900 214C-600 214-220 268 0 268S330 232 500 236S820 264 1080 212S1600 250 1960 232'

/** The ground of the map: blocks and streets, a river and a road, dark enough for lines and words above. */
export function DistrictGround({ left, right, yards }: DistrictGroundProps) {
  const rows = listBlockSides(BLOCK_HEIGHTS, -STREET, MAP_SIZE.height)
  const columns = listBlockSides([...BLOCK_WIDTHS, ...BLOCK_WIDTHS, ...BLOCK_WIDTHS], left, right)
  const blocks = rows.flatMap(([y, height]) => columns.map(([x, width]) => `M${x} ${y}h${width}v${height}h-${width}z`))
  return (
    <>
      <path d={blocks.join('')} className="fill-deck-2" opacity="0.75" />
      <path d={RIVER} className="fill-none stroke-deck" strokeWidth="46" />
      <path d={RIVER} className="fill-none stroke-deck-2" strokeWidth="26" />
      <path d={ROAD} className="fill-none stroke-deck" strokeWidth="32" />
      <path d={ROAD} className="fill-none stroke-deck-line" strokeWidth="13" />
      <path d={ROAD} className="fill-none stroke-deck" strokeWidth="1.5" strokeDasharray="10 10" />
      {yards.map(({ x, y, hasWordsAbove }) => {
        const { above, height } = hasWordsAbove ? YARD.withWordsAbove : YARD.withWordsBelow
        return (
          <rect key={`${x} ${y}`} x={x - YARD.width / 2} y={y - above} width={YARD.width} height={height} rx="10" className="fill-deck" />
        )
      })}
    </>
  )
}

/** @returns start and length of each block along one direction, up to the first that begins at the end or later */
function listBlockSides(lengths: readonly number[], start: number, end: number) {
  return lengths
    .map((length, index) => [lengths.slice(0, index).reduce((sum, before) => sum + before + STREET, start), length] as const)
    .filter(([begin]) => begin < end)
}
