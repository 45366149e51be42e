import { PlantBay } from '../morning/plant/PlantBay.tsx'
import { BAY_SIZE } from '../morning/plant/plantBays.ts'

/**
 * The bay that was lit in these minutes, in pixels above the ground, which is half as thick, and the flap beside it, as on tablets
 * (minutes.css).
 */
const BAY = { scale: 0.8, ground: 7, width: 0.8 * BAY_SIZE.outer.width, height: 0.8 * BAY_SIZE.outer.height }
const FLAP = { x: BAY.width + 12, y: -BAY.height - BAY.ground, width: 74, height: 34 }

export type StripBayProps = {
  bayIndex: number
  /** On the flap. */
  minutes: string
  /** Beside the flap. */
  label: string
}

/** The bay that was filled, and how long that took, from the point on the ground where it began. */
export function StripBay({ bayIndex, minutes, label }: StripBayProps) {
  return (
    <>
      <g transform={`translate(0 ${-BAY.ground})`}>
        <g className="strip-bay">
          <g transform={`translate(0 ${-BAY.height}) scale(${BAY.scale})`}>
            <PlantBay state="covered" hasReplacement bayIndex={bayIndex} />
          </g>
        </g>
      </g>
      <g className="strip-flap">
        <rect {...FLAP} rx="4" className="fill-soot" />
        <rect {...FLAP} height={FLAP.height / 2} rx="4" opacity="0.12" className="fill-on-deck" />
        <text
          x={FLAP.x + FLAP.width / 2}
          y={FLAP.y + 0.7 * FLAP.height}
          textAnchor="middle"
          className="fill-signal font-display text-xl font-bold"
        >
          {minutes}
        </text>
        <text x={FLAP.x + FLAP.width + 12} y={FLAP.y + 0.65 * FLAP.height} className="fill-on-deck">
          {label}
        </text>
      </g>
    </>
  )
}
