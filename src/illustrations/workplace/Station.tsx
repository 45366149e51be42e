import type { ReactNode } from 'react'
import { designColor } from '../designColor.ts'
import { BUS } from './bus.ts'
import { drawShape } from './drawShape.tsx'
import { Lamp } from './Lamp.tsx'
import { LampLight, type LampLightProps } from './LampLight.tsx'
import { OpenPlace } from './OpenPlace.tsx'
import { type Outfit, StationWorker, skinOf } from './StationWorker.tsx'
import { workplaceAttributes } from './workplace.attributes.ts'
import type { WorkplaceLight } from './workplaceLight.ts'
import type { DrawnStation, DrawnWorkplace } from './workplaces.ts'

export type StationProps = {
  station: DrawnStation
  stationKind: DrawnWorkplace['stationKind']
  outfit: Outfit
  /** Its position. Neighbors look different. */
  index: number
  /** Nobody is there. In a page workplaceLights.css may light it; in a picture without styles it stays dark. */
  isDark: boolean
  /** Draws the dark station with its person, as after the call-off is covered. */
  isLit?: boolean | undefined
  /** The light of the drawing, which defines it by `StationLight`. */
  light: WorkplaceLight
}

/** A station of a workplace: with its person, or dark. */
export function Station({ isDark, isLit = false, ...rest }: StationProps) {
  const { station, stationKind } = rest
  const { Drawn, openOutline, darkLabel } = KINDS[stationKind]
  const isOpen = isDark && !isLit
  return (
    <g transform={`translate(${station.x} ${station.y})`} {...(isOpen && workplaceAttributes.station.props('dark'))}>
      <Drawn {...rest} isHidden={isOpen} />
      {isOpen && (
        <g {...workplaceAttributes.gap.props()}>
          <OpenPlace outline={openOutline(station)} strokeWidth="2" />
          {darkLabel && station.label && <Sign text={station.label} {...darkLabel} />}
        </g>
      )}
    </g>
  )
}

/** The covered outline: its distance from the room (half its stroke), its stroke width and its radius. */
const OUTLINE = { out: 1.5, line: 3, round: 4 } as const

/** The green outline of a covered station, in place of the dashed one. It is hidden until the station is lit (workplaceLights.css). */
export function CoveredOutline({ station, stationKind }: Pick<StationProps, 'station' | 'stationKind'>) {
  const { Covered } = KINDS[stationKind]
  return (
    <g transform={`translate(${station.x} ${station.y})`} {...workplaceAttributes.station.props('dark')}>
      <g
        {...workplaceAttributes.lit.props()}
        {...unlit(true)}
        fill="none"
        stroke={designColor('go')}
        strokeWidth={OUTLINE.line}
        strokeLinejoin="round"
      >
        <Covered {...station} />
      </g>
    </g>
  )
}

/** Gradients of the light in a workplace, for the `defs` of its drawing. */
export function StationLight({ stationKind, light }: Pick<StationProps, 'stationKind' | 'light'>) {
  const { Light } = KINDS[stationKind]
  return (
    <>
      <LampLight light={light} />
      {Light && <Light light={light} />}
    </>
  )
}

type DrawnProps = Omit<StationProps, 'isDark' | 'isLit'> & { isHidden: boolean }
/** Hides a part by an attribute, for pictures without styles. In a page the style sheet overrides it. */
const unlit = (isHidden: boolean) => (isHidden ? { opacity: 0 } : {})

function Room({ station: { width, height, things, worker, label, isCold }, outfit, index, isHidden, light }: DrawnProps) {
  return (
    <>
      <rect width={width} height={height} fill={designColor('paint-room')} />
      <g {...workplaceAttributes.lit.props()} {...unlit(isHidden)}>
        <rect width={width} height={height} fill={isCold ? designColor('hour-day') : light.wall.fill} />
        <Lamp look="far" width={width} height={height} light={light} />
      </g>
      {things.map(drawShape)}
      {worker && (
        <g {...workplaceAttributes.worker.props()} {...unlit(isHidden)}>
          <StationWorker outfit={outfit} {...worker} y={height} skin={index} />
        </g>
      )}
      {label && <Sign text={label} x={width / 2} y={-11} />}
    </>
  )
}

function CoveredRoom({ width, height }: DrawnStation) {
  return <rect x={-OUTLINE.out} y={-OUTLINE.out} width={width + 2 * OUTLINE.out} height={height + 2 * OUTLINE.out} rx={OUTLINE.round} />
}

function Bus({ station: { worker, label }, index, isHidden, light }: DrawnProps) {
  return (
    <>
      <g {...workplaceAttributes.lit.props()} {...unlit(isHidden)}>
        <path d={BUS.beam} fill={light.road.fill} />
      </g>
      <path d={BUS.body} fill={designColor('paint-steel')} />
      <path {...workplaceAttributes.lit.props()} {...unlit(isHidden)} d={BUS.body} fill={designColor('signal')} />
      <path d={BUS.rails + BUS.door + BUS.arches} fill={designColor('soot')} />
      <path d={BUS.panes} fill={designColor('paint-room')} />
      <g {...workplaceAttributes.lit.props()} {...unlit(isHidden)}>
        <path d={`${BUS.panes}M164 46h5v9h-5z`} fill={designColor('paint-beam')} />
      </g>
      {worker && (
        <g {...workplaceAttributes.worker.props()} {...unlit(isHidden)}>
          <path d="M109 37v-3q0-6 7-6t7 6v3z" fill={designColor('deck')} />
          <circle cx={worker.x} cy="22" r="5.500" fill={skinOf(index)} />
          <path d="M110 22q0-6.500 6-6.500 5 0 6 4-5 1-8 3t-4-.500z" fill={designColor('hair')} />
        </g>
      )}
      {BUS.wheels.map((wheel) => (
        <g key={wheel}>
          <circle cx={wheel} cy={BUS.axle} r={BUS.tire} fill={designColor('soot')} stroke={designColor('deck')} strokeWidth="1.500" />
          <circle cx={wheel} cy={BUS.axle} r="6.500" fill={designColor('paint-steel')} />
          <circle cx={wheel} cy={BUS.axle} r="2" fill={designColor('soot')} />
        </g>
      ))}
      {label && <Sign text={label} {...BUS.number} tone="soot" />}
    </>
  )
}

/** The light of a headlight on the road. */
function RoadLight({ light }: LampLightProps) {
  return (
    <linearGradient id={light.road.id}>
      <stop stopColor={designColor('paint-beam')} stopOpacity=".7" />
      <stop offset="1" stopColor={designColor('paint-beam')} stopOpacity="0" />
    </linearGradient>
  )
}

type StationParts = {
  Drawn: (props: DrawnProps) => ReactNode
  /** The outline while nobody is there. */
  openOutline: (station: DrawnStation) => string
  /** The outline once it is covered. */
  Covered: (station: DrawnStation) => ReactNode
  /** Position of its label if that is readable in the dark, too. */
  darkLabel?: Omit<SignProps, 'text'>
  /** Gradients beside those of the lamps. */
  Light?: typeof RoadLight
}

const KINDS: Readonly<Record<DrawnWorkplace['stationKind'], StationParts>> = {
  room: {
    Drawn: Room,
    openOutline: ({ width, height }) => `M1 1h${width - 2}v${height - 2}H1z`,
    Covered: CoveredRoom,
  },
  bus: {
    Drawn: Bus,
    openOutline: () => BUS.outline,
    Covered: () => <path d={BUS.outline} />,
    darkLabel: BUS.number,
    Light: RoadLight,
  },
}

export type SignProps = { text: string; x: number; y: number; size?: number; tone?: 'signal' | 'soot' }

/** Text on a wall in the display font. It is large enough for a tablet, which shows a building at half the size. */
export function Sign({ text, x, y, size = 22, tone = 'signal' }: SignProps) {
  return (
    <text x={x} y={y} textAnchor="middle" fontFamily="Archivo" fontWeight="700" fontSize={size} fill={designColor(tone)}>
      {text}
    </text>
  )
}
