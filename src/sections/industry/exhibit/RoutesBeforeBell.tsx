import { Scene } from '../../../illustrations/Scene'
import { minutesAfter } from '../../../lib/anywhere/clockTime'
import { shareOf } from './ClockScale'
import { Bus, FRAME, type Route, RouteLine, SIZE } from './RouteLine'
import { levelOf, schoolLevels } from './routeMap'

export type RoutesBeforeBellProps = {
  describe: string
  /** Hours of the scale: from the first report to the last bell. */
  from: string
  until: string
  routes: readonly Route[]
  schools: readonly { name: string; bell: string }[]
}
const spoken = ({ number, driver, leaves, school, gap }: Route) =>
  `Route ${number} to ${school}: leaves at ${leaves}. ${gap ? `At ${gap.at} ${gap.remark}; at ${gap.taken} ${gap.takenRemark}` : driver}.`

/** Bus routes of a morning as a map of lines: when each leaves, where those of one school meet, and the one that was open. */
export function RoutesBeforeBell({ describe, from, until, routes, schools }: RoutesBeforeBellProps) {
  const all = minutesAfter(from, until)
  const at = (clock: string) => SIZE.left + (minutesAfter(from, clock) / all) * SIZE.scale
  const levels = new Map(schoolLevels(routes, FRAME).map(({ school, y }) => [school, y]))
  const places = schools.map(({ name, bell }) => ({ name, bell, x: at(bell), y: levels.get(name) ?? 0 }))
  const height = FRAME.top + routes.length * FRAME.step
  return (
    <Scene describe={describe} spoken={routes.map(spoken)} sample={false} className="rounded-xl bg-card p-4 shadow-deck sm:p-6">
      <svg aria-hidden="true" viewBox={`0 0 ${SIZE.width} ${height}`} className="hidden w-full lg:block">
        <Hours from={from} all={all} at={at} height={height} />
        {routes.map((route, index) => {
          const end = places.find(({ name }) => name === route.school)
          return end && <RouteLine key={route.number} route={route} at={at} y={levelOf(index, FRAME)} end={end} />
        })}
        {places.map(({ name, bell, x, y }) => (
          <g key={name} transform={`translate(${x} ${y})`}>
            <circle r="13" className="fill-card stroke-ink" strokeWidth="6" />
            <text x="28" y="-3" className="fill-ink text-lg font-semibold">
              {name}
            </text>
            <text x="28" y="20" className="fill-ink-2 text-base tabular-nums">
              first bell {bell}
            </text>
          </g>
        ))}
      </svg>
      {/* Narrow screens have no room for a map that can be read. */}
      <ul className="grid gap-1.5 lg:hidden">
        {routes.map((route) => {
          const bell = schools.find(({ name }) => name === route.school)?.bell
          return bell && <RouteCard key={route.number} route={route} bell={bell} at={(clock) => shareOf(minutesAfter(from, clock), all)} />
        })}
      </ul>
    </Scene>
  )
}

/** A route along its card: waiting, out with its bus, and on to the bell of its school; places are percentages. */
function RouteStrip({ route: { leaves, gap }, bell, at }: RouteCardProps) {
  const y = 18
  return (
    <svg aria-hidden="true" width="100%" height="24" className="mt-1.5 block overflow-visible">
      <line
        x1={gap ? at(gap.taken) : 0}
        x2={at(leaves)}
        y1={y}
        y2={y}
        className="stroke-edge"
        strokeWidth="2"
        strokeDasharray="0 7"
        strokeLinecap="round"
      />
      <line x1={at(leaves)} x2={at(bell)} y1={y} y2={y} className={gap ? 'stroke-go-ink' : 'stroke-ink'} strokeWidth="4" />
      {gap && (
        <>
          <line x1={at(gap.at)} x2={at(gap.taken)} y1={y} y2={y} className="stroke-stop-ink" strokeWidth="2" />
          <circle cx={at(gap.at)} cy={y} r="4" className="fill-card stroke-stop-ink" strokeWidth="2.500" />
          <circle cx={at(gap.taken)} cy={y} r="4" className="fill-go-ink" />
        </>
      )}
      <circle cx={at(bell)} cy={y} r="5" className="fill-card stroke-ink" strokeWidth="3" />
      <svg aria-hidden="true" x={at(leaves)} y={y} className="overflow-visible">
        <g transform="scale(.7)">
          <Bus />
        </g>
      </svg>
    </svg>
  )
}

function Hours({ from, all, at, height }: { from: string; all: number; at: (clock: string) => number; height: number }) {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
  return hours
    .filter((clock) => minutesAfter(from, clock) <= all)
    .map((clock) => (
      <g key={clock}>
        <path d={`M${at(clock)} 26V${height}`} className="stroke-line" strokeWidth="1.5" />
        <text x={at(clock)} y="16" textAnchor="middle" className="fill-ink-2 text-base tabular-nums">
          {clock}
        </text>
      </g>
    ))
}

type RouteCardProps = { route: Route; bell: string; at: (clock: string) => string }

function RouteCard({ route, bell, at }: RouteCardProps) {
  const { number, driver, leaves, school, gap } = route
  return (
    <li className="grid first-col-12 items-start gap-x-3 rounded-sm bg-paper-2 px-3 py-2.5 text-sm">
      <span className={`rounded-tick py-0.5 text-center font-display font-bold text-card ${gap ? 'bg-go-ink' : 'bg-ink'}`}>{number}</span>
      <span>
        <span className="flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold">{school}</span>
          <span className="text-ink-2 tabular-nums">
            <span className="whitespace-nowrap">out {leaves}</span>, <span className="whitespace-nowrap">bell {bell}</span>
          </span>
        </span>
        {gap ? (
          <>
            <span className="block text-stop-ink">
              {gap.at} {gap.remark}
            </span>
            <span className="block text-go-ink">
              {gap.taken} {gap.takenRemark}
            </span>
          </>
        ) : (
          <span className="block text-ink-2">{driver}</span>
        )}
        <RouteStrip route={route} bell={bell} at={at} />
      </span>
    </li>
  )
}
