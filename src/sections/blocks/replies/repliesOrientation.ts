/** The two orientations of the answers to a message: minutes across, or down on phones. Lengths are units of the drawing. */
import type { SVGProps } from 'react'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import type { DotLayout } from './replyPiles.ts'

export type RepliesOrientation = {
  /** Diameter of a dot, and of the hole in the dot of somebody who has not answered. */
  dot: number
  hole: number
  size: (columns: number) => { width: number; height: number }
  dotLayout: DotLayout
  /** @param share of the drawing, along the minutes */
  timeLabel: (share: number) => SVGProps<SVGTextElement>
  /** Below the column of those who have not answered. */
  noneLabel: SVGProps<SVGTextElement>
  /** The space for labels, and the ground below the dots. */
  className: string
}

const ACROSS = { column: 44, pitch: 20, height: 260 }
const UPRIGHT = { line: 13, pitch: 10.5, dot: 8.5, times: 44, width: 320 }

export const REPLIES_ORIENTATIONS = {
  /** Two dots side by side on the ground of each minute. */
  across: {
    dot: 16,
    hole: 10,
    size: (columns) => ({ width: columns * ACROSS.column, height: ACROSS.height }),
    dotLayout: {
      abreast: 2,
      pitch: ACROSS.pitch,
      position: (column, across, along) => ({
        x: column * ACROSS.column + (ACROSS.column - ACROSS.pitch) / 2 + across,
        y: ACROSS.height - ACROSS.pitch / 2 - along,
      }),
    },
    timeLabel: (share) => ({ x: formatPercent(share), y: '100%', dy: '1.7em', textAnchor: 'middle' }),
    noneLabel: { x: '100%', dy: '1.7em', textAnchor: 'end', y: '100%' },
    className: 'mb-8 border-b-2 border-on-deck-2',
  },
  /** A minute's dots in a line, beside its time. */
  upright: {
    dot: UPRIGHT.dot,
    hole: 4.5,
    size: (columns) => ({ width: UPRIGHT.width, height: columns * UPRIGHT.line }),
    dotLayout: {
      abreast: Number.POSITIVE_INFINITY,
      pitch: UPRIGHT.pitch,
      position: (column, across) => ({ x: UPRIGHT.times + UPRIGHT.dot + across, y: (column + 0.5) * UPRIGHT.line }),
    },
    timeLabel: (share) => ({ y: formatPercent(share), dy: '0.36em' }),
    noneLabel: { x: formatPercent(UPRIGHT.times / UPRIGHT.width), dy: '1.2em', y: '100%' },
    className: 'mb-6',
  },
} satisfies Record<string, RepliesOrientation>
