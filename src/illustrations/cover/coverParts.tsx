import type { ReactNode } from 'react'
import { designColor } from '../designColor.ts'

/** Color of text on a sky. */
export type CoverInk = 'on-deck' | 'bubble-ink'
/** Props that every drawing of a cover has. */
export type Inked = { ink: CoverInk }

export type WordsProps = {
  x: number
  y: number
  size?: number
  anchor?: 'start' | 'middle' | 'end'
  ink: CoverInk | 'signal'
  children: ReactNode
}

/** A line of text on a cover. */
export function Words({ x, y, size = 24, anchor = 'start', ink, children }: WordsProps) {
  return (
    <text x={x} y={y} fontFamily="Archivo" fontWeight="700" fontSize={size} textAnchor={anchor} fill={designColor(ink)}>
      {children}
    </text>
  )
}

const FLAP = { width: 21, height: 36, gap: 2, punctuation: 9 }
/** Width of the edge of the case around the tiles. */
const CASE = 4
/** Punctuation between digits has no tile: it stands on the case, which keeps it readable on a light sky. */
const isPunctuation = (sign: string) => /[:.,]/.test(sign)

const TONES = ['signal', 'go', 'on-deck', 'paint-scrubs', 'stop'] as const
/** @returns the color of a group by its position */
export const toneOf = (group: number) => TONES[group % TONES.length] ?? 'signal'

const tilesOf = (value: string) => [...value].map((sign) => (isPunctuation(sign) ? FLAP.punctuation : FLAP.width) + FLAP.gap)
/** @returns the width of a value's tiles */
export const flapWidth = (value: string) => tilesOf(value).reduce((sum, each) => sum + each, 0) - FLAP.gap

export type FlapValueProps = { x: number; y: number; value: string }

/** @param x middle of the value. @param y its lower edge */
export function FlapValue({ x, y, value }: FlapValueProps) {
  const signs = [...value]
  const widths = tilesOf(value)
  const width = flapWidth(value)
  const start = x - width / 2
  const tiles = signs.map((sign, place) => {
    const at = start + widths.slice(0, place).reduce((sum, each) => sum + each, 0)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
      <g key={place}>
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
        <Words x={at + (isPunctuation(sign) ? FLAP.punctuation : FLAP.width) / 2} y={y - 9} size={26} anchor="middle" ink="signal">
          {sign}
        </Words>
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

/** The ground, on which text may stand. */
export function CoverGround() {
  return <path d="M0 308h640v52H0z" fill={designColor('soot')} />
}
