import { designColor } from '../designColor.ts'
import { BUS } from './bus.ts'
import { drawShape } from './drawShape.tsx'
import { Lamp } from './Lamp.tsx'
import { type Outfit, StationWorker, skinOf } from './StationWorker.tsx'
import { workplaceAttributes } from './workplace.attributes.ts'
import type { DrawnStation, DrawnWorkplace } from './workplaces.ts'

export type StationProps = {
  station: DrawnStation
  stationKind: DrawnWorkplace['stationKind']
  outfit: Outfit
  /** Its position. Neighbors look different. */
  index: number
  /** Nobody is there. In a page styles/skies.css may light it; in a picture without styles it stays dark. */
  isDark: boolean
  /** Draws the dark station with its person, as after the call-off is covered. */
  isLit?: boolean | undefined
  /** Prefix of the ids of the drawing's gradients. */
  id: string
}

/** A station of a workplace: with its person, or dark. */
export function Station({ isDark, isLit = false, ...rest }: StationProps) {
  const { station, stationKind } = rest
  const isOpen = isDark && !isLit
  return (
    <g transform={`translate(${station.x} ${station.y})`} {...(isOpen && workplaceAttributes.station.props('dark'))}>
      {stationKind === 'bus' ? <Bus {...rest} isHidden={isOpen} /> : <Room {...rest} isHidden={isOpen} />}
      {isOpen && (
        <g {...workplaceAttributes.gap.props()}>
          <path
            d={stationKind === 'bus' ? BUS.outline : `M1 1h${station.width - 2}v${station.height - 2}H1z`}
            fill={designColor('paint-room')}
            fillOpacity=".7"
            stroke={designColor('stop')}
            strokeWidth="2"
            strokeDasharray="6 5"
          />
          {/* The number of the bus is readable in the dark, too. */}
          {stationKind === 'bus' && station.label && <Sign text={station.label} {...BUS.number} />}
        </g>
      )}
    </g>
  )
}

/** The covered outline: its distance from the room (half its stroke), its stroke width and its radius. */
const OUTLINE = { out: 1.5, line: 3, round: 4 } as const

/** The green outline of a covered station, in place of the dashed one. It is hidden until the station is lit (styles/skies.css). */
export function CoveredOutline({ station, stationKind }: Pick<StationProps, 'station' | 'stationKind'>) {
  const { x, y, width, height } = station
  return (
    <g transform={`translate(${x} ${y})`} {...workplaceAttributes.station.props('dark')}>
      <g
        {...workplaceAttributes.lit.props()}
        {...unlit(true)}
        fill="none"
        stroke={designColor('go')}
        strokeWidth={OUTLINE.line}
        strokeLinejoin="round"
      >
        {stationKind === 'bus' ? (
          <path d={BUS.outline} />
        ) : (
          <rect x={-OUTLINE.out} y={-OUTLINE.out} width={width + 2 * OUTLINE.out} height={height + 2 * OUTLINE.out} rx={OUTLINE.round} />
        )}
      </g>
    </g>
  )
}

type DrawnProps = Omit<StationProps, 'isDark' | 'isLit'> & { isHidden: boolean }
/** Hides a part by an attribute, for pictures without styles. In a page the style sheet overrides it. */
const unlit = (isHidden: boolean) => (isHidden ? { opacity: 0 } : {})

function Room({ station: { width, height, things, worker, label, isCold }, outfit, index, isHidden, id }: DrawnProps) {
  return (
    <>
      <rect width={width} height={height} fill={designColor('paint-room')} />
      <g {...workplaceAttributes.lit.props()} {...unlit(isHidden)}>
        <rect width={width} height={height} fill={isCold ? designColor('hour-day') : `url(#${id}-lamp)`} />
        <Lamp look="far" width={width} height={height} light={id} />
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

function Bus({ station: { worker, label }, index, isHidden, id }: DrawnProps) {
  return (
    <>
      <g {...workplaceAttributes.lit.props()} {...unlit(isHidden)}>
        <path d={BUS.beam} fill={`url(#${id}-road)`} />
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

export type SignProps = { text: string; x: number; y: number; size?: number; tone?: 'signal' | 'soot' }

/** Text on a wall in the display font. It is large enough for a tablet, which shows a building at half the size. */
export function Sign({ text, x, y, size = 22, tone = 'signal' }: SignProps) {
  return (
    <text x={x} y={y} textAnchor="middle" fontFamily="Archivo" fontWeight="700" fontSize={size} fill={designColor(tone)}>
      {text}
    </text>
  )
}
