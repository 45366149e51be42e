import type { StationState } from '#src/models/morning/morningStates.ts'
import { BAY_PLACES, BAY_SIZE, PLANT_IDS, PLANT_LIGHT } from './plantBays.ts'

export type PlantBayProps = {
  state: StationState
  /** Whether a replacement works here. */
  hasReplacement: boolean
  /** Index of the station. */
  bayIndex: number
}

/** One bay of the plant with its outer wall, in the units of `BAY_SIZE.outer`. Machine and person come from PlantSymbols.tsx. */
export function PlantBay({ state, hasReplacement, bayIndex }: PlantBayProps) {
  const place = BAY_PLACES[bayIndex % BAY_PLACES.length] ?? { x: 0 }
  const isLit = state === 'covered'
  const opacityIn = (shownState: StationState) => (state === shownState ? 1 : 0)
  const { width, height, scale } = BAY_SIZE
  const floor = height * scale
  // Neighbors look different, and so do the absent person and the replacement.
  const person = (bayIndex + (hasReplacement ? 2 : 0)) % BAY_PLACES.length
  return (
    <>
      <path d="M-1 -1h158v99H-1z" className="fill-soot" />
      <g transform="translate(8 2)">
        <path d={`M0 0h${width}v${floor}H0z`} className="fill-night" />
        <g opacity={opacityIn('covered')} className="fade">
          <path d={`M0 0h${width}v${floor}H0z`} fill={PLANT_LIGHT.wall.fill} />
          <path d={`M63 9h14L122 ${floor}H18z`} fill={PLANT_LIGHT.beam.fill} />
        </g>
        {/* A light that is left on, and an outline where nobody stands yet. */}
        <g opacity={opacityIn('promised')} className="fade fill-hold">
          <path d={`M66 9h8L108 ${floor}H32z`} opacity="0.22" />
          <ellipse cx="70" cy={floor - 2} rx="38" ry="4" opacity="0.4" />
        </g>
        <g transform={`translate(10 0) scale(${scale})`}>
          <use href={`#${PLANT_IDS.machine}${bayIndex}`} opacity={isLit ? 1 : 0.5} className="fade" />
        </g>
        <g
          opacity={opacityIn('covered')}
          transform={`translate(${isLit ? 0 : -16} 0)`}
          className={`walk ${hasReplacement ? 'text-go' : 'text-signal'}`}
        >
          <use
            href={`#${PLANT_IDS.person}${person}`}
            transform={`translate(${10 + place.x * scale} ${floor}) scale(${place.isTurned ? -scale : scale} ${scale})`}
          />
        </g>
        <path d={`M0 0h${width}v2H0zM69 0h2v4h6v4H63V4h6z`} className="fill-soot" />
        {(['promised', 'calledOff'] as const).map((shownState) => (
          <path
            key={shownState}
            d={`M1 1h${width - 2}v${floor - 2}H1z`}
            opacity={opacityIn(shownState)}
            fill="none"
            strokeWidth="2"
            strokeDasharray="5 5"
            vectorEffect="non-scaling-stroke"
            className={`fade ${shownState === 'calledOff' ? 'stroke-stop' : 'stroke-hold'}`}
          />
        ))}
      </g>
    </>
  )
}
