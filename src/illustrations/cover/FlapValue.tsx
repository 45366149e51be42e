import { designColor } from '../designColor.ts'
import { CoverText } from './CoverText.tsx'

const FLAP = { width: 21, height: 36, gap: 2, punctuation: 9 }
/** Width of the edge of the case around the tiles. */
const CASE = 4
/** Punctuation between digits has no tile: it stands on the case, which keeps it readable on a light sky. */
const isPunctuation = (sign: string) => /[:.,]/.test(sign)

const tilesOf = (value: string) => [...value].map((sign) => (isPunctuation(sign) ? FLAP.punctuation : FLAP.width) + FLAP.gap)
/** @returns the width of a value's tiles */
export const flapWidth = (value: string) => tilesOf(value).reduce((sum, tile) => sum + tile, 0) - FLAP.gap

/** @param x middle of the value. @param y its lower edge */
export function FlapValue({ x, y, value }: { x: number; y: number; value: string }) {
  const signs = [...value]
  const widths = tilesOf(value)
  const width = flapWidth(value)
  const start = x - width / 2
  const tiles = signs.map((sign, index) => {
    const at = start + widths.slice(0, index).reduce((sum, tile) => sum + tile, 0)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its position
      <g key={index}>
        {!isPunctuation(sign) && (
          <>
            <rect x={at} y={y - FLAP.height} width={FLAP.width} height={FLAP.height} rx="4" fill={designColor('paint-room')} />
            <rect
              x={at}
              y={y - FLAP.height}
              width={FLAP.width}
              height={FLAP.height / 2}
              rx="4"
              fill={designColor('paint-steel')}
              opacity=".5"
            />
          </>
        )}
        <CoverText x={at + (isPunctuation(sign) ? FLAP.punctuation : FLAP.width) / 2} y={y - 9} size={26} anchor="middle" ink="signal">
          {sign}
        </CoverText>
      </g>
    )
  })
  return (
    <>
      <rect
        x={start - CASE}
        y={y - FLAP.height - CASE}
        width={width + 2 * CASE}
        height={FLAP.height + 2 * CASE}
        rx="7"
        fill={designColor('soot')}
      />
      {tiles}
    </>
  )
}
