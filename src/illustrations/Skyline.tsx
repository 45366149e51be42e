import { uiAttributes } from '#src/ui/ui.attributes.ts'

/** The dark shape and its lit windows, in units of `BOX`, standing on the lower edge. */
const PLANT = {
  shape: 'M0 80V62h30V52h34v10h26V20h9v42h8V30h8v32h5l50-24v24l50-24v24l50-24v24l50-24v42z',
  windows: 'M132 66h28v9h-28zM182 66h28v9h-28zM282 66h28v9h-28zM90 24h9v3h-9zM107 34h8v3h-8z',
}

/** Size of the shapes in their units. */
const BOX = { width: 320, height: 80 }
/** Height of the size `middle` in rem (`h-24`). */
const MIDDLE_HEIGHT = 6
/** Width of a skyline of the size `middle`, in rem. Text beside it must end before that. */
export const SKYLINE_WIDTH = (BOX.width / BOX.height) * MIDDLE_HEIGHT
const SIZES = {
  small: 'h-18',
  middle: 'h-24',
}

export type SkylineProps = {
  size?: keyof typeof SIZES
}

/** A plant on the horizon, in the lower right corner of its container. Its ground continues to the left. */
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
      <path d={PLANT.windows} className="fill-hold" />
    </svg>
  )
}
