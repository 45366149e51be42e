import { uiAttributes } from '#src/ui/ui.attributes.ts'

/** The dark shape and the lit windows, in a 320 by 80 box, standing on its lower edge. */
const PLANT = {
  shape: 'M0 80V62h30V52h34v10h26V20h9v42h8V30h8v32h5l50-24v24l50-24v24l50-24v24l50-24v42z',
  lit: 'M132 66h28v9h-28zM182 66h28v9h-28zM282 66h28v9h-28zM90 24h9v3h-9zM107 34h8v3h-8z',
}

/** Size of the box, and its height in rem at the middle size (`h-24`). */
const BOX = { width: 320, height: 80, drawn: 6 }
/** Width of a skyline of the middle size, in rem. Words beside it end before that. */
export const SKYLINE_WIDTH = (BOX.width / BOX.height) * BOX.drawn
const SIZES = {
  small: 'h-18',
  middle: 'h-24',
}

export type SkylineProps = {
  size?: keyof typeof SIZES
}

/** A plant on the horizon, in the lower right corner. Its ground continues to the left. */
export function Skyline({ size = 'small' }: SkylineProps) {
  return (
    <svg
      aria-hidden="true"
      {...uiAttributes.print.props('no')}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      preserveAspectRatio="xMaxYMax"
      className={`absolute right-0 bottom-0 max-w-full overflow-visible ${SIZES[size]}`}
    >
      <path d={`${PLANT.shape}M-1600 74h1700v6h-1700z`} className="fill-bubble-ink" />
      <path d={PLANT.lit} className="fill-hold" />
    </svg>
  )
}
