import { designColor } from '#src/illustrations/designColor.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf, minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'
import { HOUR_MINUTES } from '#src/lib/anywhere/time/durations.ts'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { createTimeAxis, type TimeAxis, type TimeSpan } from '../timeAxis.ts'
import { RouteLine } from './RouteLine.tsx'
import { listSchoolStreets, requireSchool, routeMapHeight, routeY } from './routeMap.ts'
import { SchoolBuilding } from './SchoolBuilding.tsx'

/** Where the hours stand, as shares of the map's width: number plates come before them, schools after them. */
const HOURS = { left: 0.06, right: 0.83 }
/** In pixels. Roads come in from beyond the page's left edge. */
const ROAD = { width: 26, x: -1200 }

export type RouteMapProps = TimeSpan & Pick<IndustryBlockOf<'routes'>, 'routes' | 'schools' | 'words'>

/** Routes as roads from the night to the schools, on wide screens: when each bus leaves, and where the roads of one school join. */
export function RouteMap({ from, until, routes, schools, words }: RouteMapProps) {
  const { duration, xOf } = createTimeAxis({ from, until }, HOURS)
  const streets = listSchoolStreets(routes, schools)
  const lines = routes.map((route, index) => ({ route, y: routeY(index), street: requireSchool(route, streets) }))
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={routeMapHeight(routes.length)}
      className="hidden overflow-visible text-sm tabular-nums lg:block"
    >
      <HourMarks from={from} duration={duration} xOf={xOf} />
      {lines.map(({ route, y, street }) => (
        <Road key={route.number} y={y} streetX={xOf(street.bell)} />
      ))}
      {streets.map(({ name, bell, top, bottom }) => (
        <line
          key={name}
          x1={xOf(bell)}
          x2={xOf(bell)}
          y1={top}
          y2={bottom}
          stroke={designColor('soot')}
          strokeWidth={ROAD.width}
          strokeLinecap="square"
        />
      ))}
      {streets.map(({ name, bell, y }) => (
        <svg key={name} aria-hidden="true" x={xOf(bell)} y={y} className="overflow-visible">
          <SchoolBuilding name={name} bell={bell} bellLabel={fillIn(words.firstBell, { time: bell })} />
        </svg>
      ))}
      {lines.map(({ route, y, street }) => (
        <RouteLine key={route.number} route={route} xOf={xOf} y={y} streetX={xOf(street.bell)} schoolY={street.y} />
      ))}
    </svg>
  )
}

function Road({ y, streetX }: { y: number; streetX: string }) {
  return (
    <>
      <line x1={ROAD.x} x2={streetX} y1={y} y2={y} stroke={designColor('paint-steel')} strokeWidth={ROAD.width + 3} />
      <line x1={ROAD.x} x2={streetX} y1={y} y2={y} stroke={designColor('soot')} strokeWidth={ROAD.width} />
      <line x1={ROAD.x} x2={streetX} y1={y} y2={y} className="stroke-edge" strokeWidth="1.5" strokeDasharray="14 14" />
    </>
  )
}

function HourMarks({ from, duration, xOf }: { from: string } & Pick<TimeAxis, 'duration' | 'xOf'>) {
  const clocks = Array.from({ length: 24 }, (_, hour) => clockOf(hour * HOUR_MINUTES))
  return clocks
    .filter((clock) => minutesAfter(from, clock) <= duration)
    .map((clock) => (
      <g key={clock}>
        <line x1={xOf(clock)} x2={xOf(clock)} y1="26" y2="100%" className="stroke-on-deck" opacity=".2" />
        <text x={xOf(clock)} y="16" textAnchor="middle" className="fill-on-deck-2">
          {clock}
        </text>
      </g>
    ))
}
