import { designColor } from '#src/illustrations/designColor.ts'
import { BUS } from '#src/illustrations/workplace/bus.ts'
import type { ExhibitOf } from '#src/schemas/industry/industryExhibits.ts'
import { handsOf, type RouteScale } from './routeMap.ts'

export type SchoolRoute = ExhibitOf<'routes'>['routes'][number]

/** Sizes of the map in pixels. Roads lie below the hours, and come in from beyond the page's left edge. */
export const ROUTE_SCALE: RouteScale = { step: 74, top: 92 }
export const ROAD = { width: 26, from: -1200 }

export type RouteLineProps = {
  route: SchoolRoute
  /** A time as a share of the map's width. */
  at: (clock: string) => string
  y: number
  /** Place of its school's street, and height of the school. */
  street: string
  school: number
}

/** One route: its road through the morning, its bus at the minute of departure, and its way to the school. */
export function RouteLine({ route: { number, driver, leaves, gap }, at, y, street, school }: RouteLineProps) {
  const out = at(leaves)
  const way = gap ? 'stroke-go' : 'stroke-signal'
  return (
    <g>
      {gap && (
        <line x1={at(gap.taken)} x2={out} y1={y} y2={y} className="stroke-go" strokeWidth="3" strokeDasharray="1 9" strokeLinecap="round" />
      )}
      <line x1={out} x2={street} y1={y} y2={y} className={way} strokeWidth="5" />
      <line x1={street} x2={street} y1={y} y2={school} className={way} strokeWidth="5" strokeLinecap="square" />
      {/* Its stops. */}
      <line x1={out} x2={street} y1={y} y2={y} className="stroke-on-deck" strokeWidth="11" strokeDasharray="0 58" strokeLinecap="round" />
      <svg aria-hidden="true" x={out} y={y} className="overflow-visible">
        <g transform="translate(8 11)">
          <Bus />
        </g>
        <text x="18" y="-20" className="fill-on-deck">
          <tspan className="font-semibold">{leaves}</tspan> {driver}
        </text>
      </svg>
      {gap && (
        <>
          <line x1={at(gap.at)} x2={at(gap.taken)} y1={y} y2={y} className="stroke-stop" strokeWidth="5" />
          <circle cx={at(gap.at)} cy={y} r="7" className="fill-soot stroke-stop" strokeWidth="4" />
          <circle cx={at(gap.taken)} cy={y} r="7" className="fill-go" />
          <text x={at(gap.at)} dx="-7" y={y - 22} className="fill-stop">
            <tspan className="font-semibold">{gap.at}</tspan> {gap.remark}
          </text>
          <text x={at(gap.taken)} dx="-7" y={y + 33} className="fill-go">
            <tspan className="font-semibold">{gap.taken}</tspan> {gap.takenRemark}
          </text>
        </>
      )}
      <rect x="0" y={y - 19} width="50" height="38" rx="6" className={gap ? 'fill-go' : 'fill-signal'} />
      <text x="25" y={y + 7} textAnchor="middle" className="fill-signal-ink font-display text-lg font-bold">
        {number}
      </text>
    </g>
  )
}

/** A route's bus, as on the page's first screen. Its bumper is at the left edge of the drawing, and its road at the top. */
export function Bus() {
  return (
    <g transform="scale(.5) translate(-171 -92)">
      <path d={BUS.body} fill={designColor('signal')} />
      <path d={BUS.rails + BUS.door + BUS.arches} fill={designColor('soot')} />
      <path d={BUS.panes + BUS.headlight} fill={designColor('paint-beam')} />
      {BUS.wheels.map((wheel) => (
        <circle
          key={wheel}
          cx={wheel}
          cy={BUS.axle}
          r="10"
          fill={designColor('paint-steel')}
          stroke={designColor('soot')}
          strokeWidth="7"
        />
      ))}
    </g>
  )
}

export type SchoolProps = {
  name: string
  bell: string
  /** Text on its bell, below its name. */
  firstBell: string
}

/** A school at the end of its routes, its clock at the bell. Its street is at the left edge of the drawing, its doorstep at the top. */
export function School({ name, bell, firstBell }: SchoolProps) {
  const hands = handsOf(bell)
  return (
    <>
      <path d="M0-13h118v26H0z" fill={designColor('soot')} />
      <path d="M0 0h105v-10" className="fill-none stroke-signal" strokeWidth="5" />
      <g transform="translate(24 -10) scale(1.16)">
        <path d="M0 0V-36h40v-16h60v16h40V0zM34-50l36-23 36 23zM69-72v-20h2v20z" fill={designColor('soot')} />
        <path d="M71-92h17v11H71z" fill={designColor('signal')} />
        <path
          d="M6-29h12v12H6zM22-29h12v12H22zM106-29h12v12h-12zM122-29h12v12h-12zM46-30h10v14H46zM84-30h10v14H84zM61 0v-26h18V0z"
          fill={designColor('paint-lamp')}
        />
        <g transform="translate(70 -46)">
          <circle r="9.500" fill={designColor('on-deck')} />
          <path d="M0 1v-6" stroke={designColor('soot')} strokeWidth="2" transform={`rotate(${hands.hour})`} />
          <path d="M0 1v-9" stroke={designColor('soot')} strokeWidth="1.500" transform={`rotate(${hands.minute})`} />
        </g>
      </g>
      <text x="24" y="36" className="fill-on-deck font-display text-lg font-bold">
        {name}
      </text>
      <text x="24" y="57" className="fill-on-deck">
        {firstBell}
      </text>
    </>
  )
}
