import { designColor } from '#src/illustrations/designColor.ts'
import { BUS } from '#src/illustrations/workplace/bus.ts'
import type { SchoolRoute } from './routeMap.ts'

type XOf = (clock: string) => string

export type RouteLineProps = {
  route: SchoolRoute
  /** @returns the x of a clock time on the map */
  xOf: XOf
  y: number
  /** X of the street before its school, and y of the school. */
  streetX: string
  schoolY: number
}

/** One route: its number, the bus at the minute of departure, its way to the school, and the gap that it had. */
export function RouteLine({ route: { number, driver, leaves, gap }, xOf, y, streetX, schoolY }: RouteLineProps) {
  const departureX = xOf(leaves)
  const wayColor = gap ? 'stroke-go' : 'stroke-signal'
  return (
    <g>
      {gap && (
        <line
          x1={xOf(gap.taken)}
          x2={departureX}
          y1={y}
          y2={y}
          className="stroke-go"
          strokeWidth="3"
          strokeDasharray="1 9"
          strokeLinecap="round"
        />
      )}
      <line x1={departureX} x2={streetX} y1={y} y2={y} className={wayColor} strokeWidth="5" />
      <line x1={streetX} x2={streetX} y1={y} y2={schoolY} className={wayColor} strokeWidth="5" strokeLinecap="square" />
      {/* Its stops. */}
      <line
        x1={departureX}
        x2={streetX}
        y1={y}
        y2={y}
        className="stroke-on-deck"
        strokeWidth="11"
        strokeDasharray="0 58"
        strokeLinecap="round"
      />
      <svg aria-hidden="true" x={departureX} y={y} className="overflow-visible">
        <g transform="translate(8 11)">
          <RouteBus />
        </g>
        <text x="18" y="-20" className="fill-on-deck">
          <tspan className="font-semibold">{leaves}</tspan> {driver}
        </text>
      </svg>
      {gap && <RouteGap {...gap} xOf={xOf} y={y} />}
      <NumberPlate number={number} y={y} isCovered={gap !== undefined} />
    </g>
  )
}

/** When a route lost its driver, and when somebody took it. */
function RouteGap({ at, remark, taken, takenRemark, xOf, y }: NonNullable<SchoolRoute['gap']> & { xOf: XOf; y: number }) {
  return (
    <>
      <line x1={xOf(at)} x2={xOf(taken)} y1={y} y2={y} className="stroke-stop" strokeWidth="5" />
      <circle cx={xOf(at)} cy={y} r="7" className="fill-soot stroke-stop" strokeWidth="4" />
      <circle cx={xOf(taken)} cy={y} r="7" className="fill-go" />
      <text x={xOf(at)} dx="-7" y={y - 22} className="fill-stop">
        <tspan className="font-semibold">{at}</tspan> {remark}
      </text>
      <text x={xOf(taken)} dx="-7" y={y + 33} className="fill-go">
        <tspan className="font-semibold">{taken}</tspan> {takenRemark}
      </text>
    </>
  )
}

function NumberPlate({ number, y, isCovered }: { number: string; y: number; isCovered: boolean }) {
  return (
    <>
      <rect x="0" y={y - 19} width="50" height="38" rx="6" className={isCovered ? 'fill-go' : 'fill-signal'} />
      <text x="25" y={y + 7} textAnchor="middle" className="fill-signal-ink font-display text-lg font-bold">
        {number}
      </text>
    </>
  )
}

/** A route's bus, as on the page's first screen. Its bumper is at the left edge of the drawing, and its road at the top. */
export function RouteBus() {
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
