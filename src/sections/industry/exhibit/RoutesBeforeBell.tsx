import { paint } from '../../../illustrations/paint'
import { Scene } from '../../../illustrations/Scene'
import { formatPercent } from '../../../lib/anywhere/numbers/formatPercent'
import { fillIn } from '../../../lib/anywhere/text/fillIn'
import { minutesAfter } from '../../../lib/anywhere/time/clockTime'
import type { ExhibitOf } from '../../../schemas/blocks/industryExhibits'
import { scalePercent } from './ClockScale'
import { Bus, ROAD, ROUTE_FRAME, type Route, RouteLine, School } from './RouteLine'
import { levelOf, schoolStreets } from './routeMap'

export type RoutesBeforeBellProps = Pick<ExhibitOf<'routes'>, 'describe' | 'from' | 'until' | 'routes' | 'schools' | 'words'>
const spoken = ({ number, driver, leaves, school, gap }: Route, words: RoutesBeforeBellProps['words']) =>
  fillIn(words.spoken, { number, school, time: leaves, driver: gap ? fillIn(words.gap, gap) : driver })

/** The hours reach from one share of the map's width to another: number plates stand before them, schools beyond. */
const SCALE = { from: 0.06, until: 0.83 }
/** Below the last road: the words of the last school. */
const FOOT = 44

/** Bus routes of a morning as roads from the night to the schools: when each bus leaves, where those of one school meet, and the one that was open. */
export function RoutesBeforeBell({ describe, from, until, routes, schools, words }: RoutesBeforeBellProps) {
  const all = minutesAfter(from, until)
  const at = (clock: string) => formatPercent(SCALE.from + (minutesAfter(from, clock) / all) * (SCALE.until - SCALE.from))
  const ends = schoolStreets(routes, ROUTE_FRAME).map((street) => {
    const bell = schools.find(({ name }) => name === street.school)?.bell ?? until
    return { ...street, bell, x: at(bell) }
  })
  const height = levelOf(routes.length - 1, ROUTE_FRAME) + FOOT
  return (
    <Scene describe={describe} spoken={routes.map((route) => spoken(route, words))} sample={false}>
      <svg aria-hidden="true" width="100%" height={height} className="hidden overflow-visible text-sm tabular-nums lg:block">
        <Hours from={from} all={all} at={at} />
        {routes.map((route, index) => {
          const y = levelOf(index, ROUTE_FRAME)
          const end = ends.find(({ school }) => school === route.school)
          return <Road key={route.number} y={y} until={end?.x} />
        })}
        {ends.map(({ school, top, bottom, x }) => (
          <line key={school} x1={x} x2={x} y1={top} y2={bottom} stroke={paint('soot')} strokeWidth={ROAD.width} strokeLinecap="square" />
        ))}
        {ends.map(({ school, bell, x, y }) => (
          <svg key={school} aria-hidden="true" x={x} y={y} className="overflow-visible">
            <School name={school} bell={bell} firstBell={fillIn(words.firstBell, { time: bell })} />
          </svg>
        ))}
        {routes.map((route, index) => {
          const end = ends.find(({ school }) => school === route.school)
          return end && <RouteLine key={route.number} route={route} at={at} y={levelOf(index, ROUTE_FRAME)} street={end.x} school={end.y} />
        })}
      </svg>
      {/* Narrow screens have no room for a map that can be read. */}
      <ul className="grid gap-1.5 lg:hidden">
        {routes.map((route) => {
          const bell = schools.find(({ name }) => name === route.school)?.bell
          return (
            bell && (
              <RouteCard
                key={route.number}
                route={route}
                bell={bell}
                at={(clock) => scalePercent(minutesAfter(from, clock), all)}
                words={words}
              />
            )
          )
        })}
      </ul>
    </Scene>
  )
}

/** A route along its card: waiting, out with its bus, and on to the bell of its school; places are percentages. */
function RouteStrip({ route: { leaves, gap }, bell, at }: Omit<RouteCardProps, 'words'>) {
  const y = 18
  return (
    <svg aria-hidden="true" width="100%" height="24" className="mt-1.5 block overflow-visible">
      <line
        x1={gap ? at(gap.taken) : 0}
        x2={at(leaves)}
        y1={y}
        y2={y}
        className="stroke-on-deck-2"
        strokeWidth="2"
        strokeDasharray="0 7"
        strokeLinecap="round"
      />
      <line x1={at(leaves)} x2={at(bell)} y1={y} y2={y} className={gap ? 'stroke-go' : 'stroke-signal'} strokeWidth="4" />
      {gap && (
        <>
          <line x1={at(gap.at)} x2={at(gap.taken)} y1={y} y2={y} className="stroke-stop" strokeWidth="2" />
          <circle cx={at(gap.at)} cy={y} r="4" className="fill-soot stroke-stop" strokeWidth="2.500" />
          <circle cx={at(gap.taken)} cy={y} r="4" className="fill-go" />
        </>
      )}
      <circle cx={at(bell)} cy={y} r="5" className="fill-soot stroke-on-deck" strokeWidth="3" />
      <svg aria-hidden="true" x={at(leaves)} y={y} className="overflow-visible">
        <g transform="translate(0 3) scale(.62)">
          <Bus />
        </g>
      </svg>
    </svg>
  )
}

function Road({ y, until }: { y: number; until: string | undefined }) {
  return (
    <>
      <line x1={ROAD.from} x2={until} y1={y} y2={y} stroke={paint('paint-steel')} strokeWidth={ROAD.width + 3} />
      <line x1={ROAD.from} x2={until} y1={y} y2={y} stroke={paint('soot')} strokeWidth={ROAD.width} />
      <line x1={ROAD.from} x2={until} y1={y} y2={y} className="stroke-edge" strokeWidth="1.5" strokeDasharray="14 14" />
    </>
  )
}

function Hours({ from, all, at }: { from: string; all: number; at: (clock: string) => string }) {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
  return hours
    .filter((clock) => minutesAfter(from, clock) <= all)
    .map((clock) => (
      <g key={clock}>
        <line x1={at(clock)} x2={at(clock)} y1="26" y2="100%" className="stroke-on-deck" opacity=".2" />
        <text x={at(clock)} y="16" textAnchor="middle" className="fill-on-deck-2">
          {clock}
        </text>
      </g>
    ))
}

type RouteCardProps = { route: Route; bell: string; at: (clock: string) => string; words: RoutesBeforeBellProps['words'] }

function RouteCard({ route, bell, at, words }: RouteCardProps) {
  const { number, driver, leaves, school, gap } = route
  return (
    <li className="grid first-col-12 items-start gap-x-3 rounded-sm bg-soot/60 px-3 py-2.5 text-sm">
      <span className={`rounded-tick py-0.5 text-center font-display font-bold text-signal-ink ${gap ? 'bg-go' : 'bg-signal'}`}>
        {number}
      </span>
      <span>
        <span className="flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold">{school}</span>
          <span className="text-on-deck-2 tabular-nums">
            <span className="whitespace-nowrap">{fillIn(words.out, { time: leaves })}</span>
            {', '}
            <span className="whitespace-nowrap">{fillIn(words.bell, { time: bell })}</span>
          </span>
        </span>
        {gap ? (
          <>
            <span className="block text-stop">
              {gap.at} {gap.remark}
            </span>
            <span className="block text-go">
              {gap.taken} {gap.takenRemark}
            </span>
          </>
        ) : (
          <span className="block text-on-deck-2">{driver}</span>
        )}
        <RouteStrip route={route} bell={bell} at={at} />
      </span>
    </li>
  )
}
