import { designColor } from '#src/illustrations/designColor.ts'
import { SceneFrame } from '#src/illustrations/scenes/SceneFrame.tsx'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'
import type { ExhibitOf } from '#src/schemas/industry/industryExhibits.ts'
import { scalePercent } from './ClockScale.tsx'
import { RouteCard } from './RouteCard.tsx'
import { ROAD, ROUTE_SCALE, RouteLine, School, type SchoolRoute } from './RouteLine.tsx'
import { levelOf, schoolStreets } from './routeMap.ts'

export type RoutesExhibitProps = Pick<ExhibitOf<'routes'>, 'describe' | 'from' | 'until' | 'routes' | 'schools' | 'words'>
const routeSentence = ({ number, driver, leaves, school, gap }: SchoolRoute, words: RoutesExhibitProps['words']) =>
  fillIn(words.spoken, { number, school, time: leaves, driver: gap ? fillIn(words.gap, gap) : driver })

/** @returns what is known of a school; the schema refuses a route that leads to no listed school */
function entryOf<Entry>(school: string, entries: ReadonlyMap<string, Entry>): Entry {
  const entry = entries.get(school)
  if (!entry) throw new Error(`A route leads to ${school}, which is not one of the schools.`)
  return entry
}

/** Shares of the map's width between which the hours stand: number plates come before them, schools after them. */
const SCALE = { from: 0.06, until: 0.83 }
/** Space below the last road for the words of the last school. */
const FOOT = 44

/**
 * Bus routes of a morning as roads from the night to the schools: when each bus leaves, where the roads of one school join, and the route
 * that was open.
 */
export function RoutesExhibit({ describe, from, until, routes, schools, words }: RoutesExhibitProps) {
  const duration = minutesAfter(from, until)
  const at = (clock: string) => formatPercent(SCALE.from + (minutesAfter(from, clock) / duration) * (SCALE.until - SCALE.from))
  const bells = new Map(schools.map(({ name, bell }) => [name, bell]))
  const ends = schoolStreets(routes, ROUTE_SCALE).map((street) => {
    const bell = entryOf(street.school, bells)
    return { ...street, bell, x: at(bell) }
  })
  const endOfSchool = new Map(ends.map((end) => [end.school, end]))
  const lines = routes.map((route, index) => ({ route, y: levelOf(index, ROUTE_SCALE), end: entryOf(route.school, endOfSchool) }))
  const height = levelOf(routes.length - 1, ROUTE_SCALE) + FOOT
  return (
    <SceneFrame describe={describe} spoken={routes.map((route) => routeSentence(route, words))} sample={false}>
      <svg aria-hidden="true" width="100%" height={height} className="hidden overflow-visible text-sm tabular-nums lg:block">
        <Hours from={from} duration={duration} at={at} />
        {lines.map(({ route, y, end }) => (
          <Road key={route.number} y={y} until={end.x} />
        ))}
        {ends.map(({ school, top, bottom, x }) => (
          <line
            key={school}
            x1={x}
            x2={x}
            y1={top}
            y2={bottom}
            stroke={designColor('soot')}
            strokeWidth={ROAD.width}
            strokeLinecap="square"
          />
        ))}
        {ends.map(({ school, bell, x, y }) => (
          <svg key={school} aria-hidden="true" x={x} y={y} className="overflow-visible">
            <School name={school} bell={bell} firstBell={fillIn(words.firstBell, { time: bell })} />
          </svg>
        ))}
        {lines.map(({ route, y, end }) => (
          <RouteLine key={route.number} route={route} at={at} y={y} street={end.x} school={end.y} />
        ))}
      </svg>
      {/* On narrow screens a map would be too small to read. */}
      <ul className="grid gap-1.5 lg:hidden">
        {lines.map(({ route, end }) => (
          <RouteCard
            key={route.number}
            route={route}
            bell={end.bell}
            at={(clock) => scalePercent(minutesAfter(from, clock), duration)}
            words={words}
          />
        ))}
      </ul>
    </SceneFrame>
  )
}

function Road({ y, until }: { y: number; until: string }) {
  return (
    <>
      <line x1={ROAD.from} x2={until} y1={y} y2={y} stroke={designColor('paint-steel')} strokeWidth={ROAD.width + 3} />
      <line x1={ROAD.from} x2={until} y1={y} y2={y} stroke={designColor('soot')} strokeWidth={ROAD.width} />
      <line x1={ROAD.from} x2={until} y1={y} y2={y} className="stroke-edge" strokeWidth="1.5" strokeDasharray="14 14" />
    </>
  )
}

function Hours({ from, duration, at }: { from: string; duration: number; at: (clock: string) => string }) {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
  return hours
    .filter((clock) => minutesAfter(from, clock) <= duration)
    .map((clock) => (
      <g key={clock}>
        <line x1={at(clock)} x2={at(clock)} y1="26" y2="100%" className="stroke-on-deck" opacity=".2" />
        <text x={at(clock)} y="16" textAnchor="middle" className="fill-on-deck-2">
          {clock}
        </text>
      </g>
    ))
}
