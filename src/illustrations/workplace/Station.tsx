import { paint } from '../paint'
import { skyAttributes } from '../scene.attributes'
import { type Outfit, Worker } from './Worker'
import type { Station as StationData, Workplace } from './workplaces'

export type StationProps = {
  station: StationData
  frame: Workplace['frame']
  outfit: Outfit
  /** Its place among the others: neighbors do not look alike. */
  index: number
  /** Nobody is there: the page lights it (styles/skies.css), a picture without styles leaves it dark. */
  isDark: boolean
  /** A dark station with somebody in it, as it is in the end. */
  isLit?: boolean | undefined
  /** Ids of the drawing's gradients begin with this. */
  id: string
}

/** One place at which a person works, with the person, or dark. */
export function Station({ isDark, isLit = false, ...rest }: StationProps) {
  const { station, frame } = rest
  return (
    <g transform={`translate(${station.x} ${station.y})`} {...(isDark && !isLit && skyAttributes.station.props('dark'))}>
      {frame === 'bus' ? <Bus {...rest} hides={isDark && !isLit} /> : <Room {...rest} hides={isDark && !isLit} />}
      {isDark && !isLit && (
        <path
          {...skyAttributes.gap.props()}
          d={frame === 'bus' ? 'M-3-2h132l44 44v37H-3z' : `M1 1h${station.width - 2}v${station.height - 2}H1z`}
          fill="none"
          stroke={paint('stop')}
          strokeWidth="2"
          strokeDasharray="6 5"
        />
      )}
    </g>
  )
}

type DrawnProps = Omit<StationProps, 'isDark' | 'isLit'> & { hides: boolean }
/** In a picture without styles what is hidden stays hidden; a page's styles decide for themselves. */
const unlit = (hides: boolean) => (hides ? { opacity: 0 } : {})

function Room({ station: { width, height, tools, worker, label }, outfit, index, hides, id }: DrawnProps) {
  const middle = width / 2
  return (
    <>
      <rect width={width} height={height} fill={paint('paint-room')} />
      <g {...skyAttributes.lit.props()} {...unlit(hides)}>
        <rect width={width} height={height} fill={`url(#${id}-lamp)`} />
        <path d={`M${middle - 7} 6h14L${width * 0.84} ${height}H${width * 0.16}z`} fill={`url(#${id}-beam)`} />
        <path d={`M${middle - 1} 0h2v4h6v3h-14v-3h6z`} fill={paint('soot')} />
      </g>
      <path d={tools} fill={paint('soot')} />
      {worker && (
        <g {...skyAttributes.worker.props()} {...unlit(hides)}>
          <Worker outfit={outfit} x={worker.x} y={height} skin={index} facing={worker.facing} />
        </g>
      )}
      {label && <Sign text={label} x={middle} y={-11} />}
    </>
  )
}

const BODY = 'M0 76V14Q0 2 12 2h112q8 0 12 6l22 32h4q8 0 8 9v27z'
const WINDOWS = 'M10 12h21v24H10zM36 12h21v24H36zM62 12h21v24H62zM88 12h21v24H88z'
const WINDSHIELD = 'M114 12h15l18 24h-33z'

function Bus({ station: { worker, label }, index, hides, id }: DrawnProps) {
  return (
    <>
      <g {...skyAttributes.lit.props()} {...unlit(hides)}>
        <path d="M168 62l84 10v16l-84-12z" fill={`url(#${id}-road)`} />
      </g>
      <path d={BODY} fill={paint('paint-steel')} />
      <path {...skyAttributes.lit.props()} {...unlit(hides)} d={BODY} fill={paint('signal')} />
      <path d="M0 43h150v4H0zM0 56h166v3H0z" fill={paint('soot')} />
      <path d={WINDOWS + WINDSHIELD} fill={paint('paint-room')} />
      <g {...skyAttributes.lit.props()} {...unlit(hides)}>
        <path d={WINDOWS + WINDSHIELD} fill={paint('paint-beam')} />
        <path d="M164 60h6v10h-6z" fill={paint('paint-beam')} />
      </g>
      {worker && (
        <g {...skyAttributes.worker.props()} {...unlit(hides)}>
          <path d="M114 36q0-8 8-8t9 8z" fill={paint('deck')} />
          <circle cx={worker.x + 1} cy="22" r="6" fill={paint(`skin-${[3, 2, 4, 1][index % 4]}`)} />
          <path d="M117 22q0-7 7-7 5 0 6 4-5 1-8 3t-5 0z" fill={paint('hair')} />
        </g>
      )}
      {[34, 130].map((wheel) => (
        <g key={wheel}>
          <circle cx={wheel} cy="77" r="13" fill={paint('soot')} />
          <circle cx={wheel} cy="77" r="5" fill={paint('paint-steel')} />
        </g>
      ))}
      {label && <Sign text={label} x={96} y={72} size={14} tone="soot" />}
    </>
  )
}

type SignProps = { text: string; x: number; y: number; size?: number; tone?: 'signal' | 'soot' }

/** Words on a wall, set in the display face. */
export function Sign({ text, x, y, size = 17, tone = 'signal' }: SignProps) {
  return (
    <text x={x} y={y} textAnchor="middle" fontFamily="Archivo" fontWeight="700" fontSize={size} fill={paint(tone)}>
      {text}
    </text>
  )
}
