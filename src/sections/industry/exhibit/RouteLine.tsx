import { type RouteFrame, routePath } from './routeMap'

export type Route = {
  number: string
  driver: string
  leaves: string
  school: string
  /** Somebody called off, and who takes the route from when on. */
  gap?: { at: string; remark: string; taken: string; takenRemark: string } | undefined
}

/** Of the whole map, in units of the drawing: where lines begin, and how long the scale of hours is; the last school's name stands beyond it. */
export const SIZE = { width: 1160, left: 64, scale: 892 }
export const FRAME: RouteFrame = { step: 68, top: 70 }
/** A school bus that faces right, its wheels on the line. */
const BUS = 'M-46-5v-18q0-4 4-4h34q3 0 4 2l6 8q4 0 4 4v8z'
const WHEELS = 'M-34-6h0M-9-6h0'
const WINDOWS = 'M-42-23h8v7h-8zM-31-23h8v7h-8zM-20-23h8v7h-8z'

type RouteLineProps = { route: Route; at: (clock: string) => number; y: number; end: { x: number; y: number } }

/** One route: waiting, out at its minute with its bus, and on to its school. */
export function RouteLine({ route: { number, driver, leaves, gap }, at, y, end }: RouteLineProps) {
  const out = at(leaves)
  return (
    <g>
      <path
        d={`M${gap ? at(gap.at) : SIZE.left} ${y}H${out}`}
        className="stroke-edge"
        strokeWidth="3"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <path
        d={routePath(out, y, end)}
        className={`fill-none ${gap ? 'stroke-go-ink' : 'stroke-ink'}`}
        strokeWidth="6"
        strokeLinejoin="round"
      />
      {/* Its stops. */}
      <path
        d={`M${out + 60} ${y}H${end.x - Math.abs(end.y - y) - 20}`}
        className="stroke-card"
        strokeWidth="4"
        strokeDasharray="0 52"
        strokeLinecap="round"
      />
      <g transform={`translate(${out} ${y})`}>
        <Bus />
        <text x="14" y="-12" className="fill-ink text-base tabular-nums">
          {leaves} {driver}
        </text>
      </g>
      {gap && (
        <>
          <path d={`M${at(gap.at)} ${y}H${at(gap.taken)}`} className="stroke-stop-ink" strokeWidth="4" />
          <circle cx={at(gap.at)} cy={y} r="8" className="fill-card stroke-stop-ink" strokeWidth="5" />
          <circle cx={at(gap.taken)} cy={y} r="8" className="fill-go-ink" />
          <text x={at(gap.at) - 8} y={y - 18} className="fill-stop-ink text-base">
            {gap.at} {gap.remark}
          </text>
          <text x={at(gap.taken) - 8} y={y + 30} className="fill-go-ink text-base">
            {gap.taken} {gap.takenRemark}
          </text>
        </>
      )}
      <rect x="0" y={y - 17} width="44" height="34" rx="6" className={gap ? 'fill-go-ink' : 'fill-ink'} />
      <text x="22" y={y + 7} textAnchor="middle" className="fill-card font-display text-lg font-bold">
        {number}
      </text>
    </g>
  )
}

/** A route's bus; its front is at the left edge of the drawing, and its line at the upper one. */
export function Bus() {
  return (
    <>
      <path d={BUS} className="fill-signal stroke-card" strokeWidth="4" paintOrder="stroke" />
      <path d={WINDOWS} className="fill-signal-ink" />
      <path d={WHEELS} className="stroke-ink" strokeWidth="11" strokeLinecap="round" />
    </>
  )
}
