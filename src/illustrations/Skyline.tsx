import type { JSX } from 'react'
import type { SkylineName } from '../lib/anywhere/pictureNames'
import { uiAttributes } from '../ui/ui.attributes'

/** Dark shapes, and what is lit in them, in a 320 by 80 box that stands on its lower edge. */
const SKYLINES: Record<SkylineName, { shape: string; lit: JSX.Element }> = {
  plant: {
    shape: 'M0 80V62h30V52h34v10h26V20h9v42h8V30h8v32h5l50-24v24l50-24v24l50-24v24l50-24v42z',
    lit: <path d="M132 66h28v9h-28zM182 66h28v9h-28zM282 66h28v9h-28zM90 24h9v3h-9zM107 34h8v3h-8z" />,
  },
  silos: {
    shape: 'M0 80V66h96V30q13-14 26 0v10h4V22q15-16 30 0v18h4V30q13-14 26 0v28h134v22z',
    lit: <path d="M206 64h20v10h-20zM236 64h20v10h-20zM286 64h20v10h-20z" />,
  },
  hospital: {
    shape: 'M0 80V68h70V58h54V34h48V20h56v14h48v24h44v22z',
    lit: (
      <path d="M196 23h8v4h4v5h-4v4h-8v-4h-4v-5h4zM136 44h14v8h-14zM160 44h14v8h-14zM232 44h14v8h-14zM136 60h14v8h-14zM184 60h14v20h-14zM256 60h14v8h-14z" />
    ),
  },
  docks: {
    shape: 'M0 80V70h18V54h52v16h14V42h236v38z',
    lit: <path d="M104 52h30v28h-30zM148 52h30v28h-30zM236 52h30v28h-30zM280 52h30v28h-30z" />,
  },
}

/** The box of the shapes, in their units, and how high it is drawn at its middle size: `h-24`, in rem. */
const BOX = { width: 320, height: 80, drawn: 6 }
/** How much of its frame's right end a skyline of the middle size takes, in rem: words beside it end before that. */
export const SKYLINE_WIDTH = (BOX.width / BOX.height) * BOX.drawn
const SIZES = {
  small: 'h-18',
  middle: 'h-24',
  /** For a wide frame, whose right half it fills from tablets on. */
  large: 'h-18 md:h-28 lg:h-40',
}

export type SkylineProps = {
  name: SkylineName
  size?: keyof typeof SIZES
}

/** What stands on the horizon, at the right lower corner of its frame, on ground that goes on to the left of it. */
export function Skyline({ name, size = 'small' }: SkylineProps) {
  const { shape, lit } = SKYLINES[name]
  return (
    <svg
      aria-hidden="true"
      {...uiAttributes.print.props('no')}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      preserveAspectRatio="xMaxYMax"
      className={`absolute right-0 bottom-0 max-w-full overflow-visible ${SIZES[size]}`}
    >
      <path d={`${shape}M-1600 74h1700v6h-1700z`} className="fill-bubble-ink" />
      <g className="fill-hold">{lit}</g>
    </svg>
  )
}
