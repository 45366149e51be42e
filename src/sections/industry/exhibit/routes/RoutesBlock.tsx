import { designColor } from '#src/illustrations/designColor.ts'
import { SceneFrame } from '#src/illustrations/scenes/SceneFrame.tsx'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockHands, clockOf, minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'
import { HOUR_MINUTES } from '#src/lib/anywhere/time/durations.ts'
import type { ExhibitWords } from '#src/schemas/industry/exhibitWords.ts'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { createTimeAxis, type TimeAxis, type TimeSpan } from '../timeAxis.ts'
import { RouteCard } from './RouteCard.tsx'
import { RouteLine } from './RouteLine.tsx'
import { listSchoolStreets, requireSchool, routeMapHeight, routeY, type SchoolRoute } from './routeMap.ts'

export type RoutesBlockProps = Pick<IndustryBlockOf<'routes'>, 'describe' | 'from' | 'until' | 'routes' | 'schools'> & {
  words: ExhibitWords['routes']
}

const routeSentence = ({ number, driver, leaves, school, gap }: SchoolRoute, words: RoutesBlockProps['words']) =>
  fillIn(words.spoken, { number, school, time: leaves, driver: gap ? fillIn(words.gap, gap) : driver })

/** Bus routes of a morning, each from its departure to the bell of its school, and the route that was open. */
export function RoutesBlock({ describe, from, until, routes, schools, words }: RoutesBlockProps) {
  const { xOf } = createTimeAxis({ from, until })
  return (
    <SceneFrame describe={describe} spoken={routes.map((route) => routeSentence(route, words))} sample={false}>
      <RouteMap from={from} until={until} routes={routes} schools={schools} words={words} />
      {/* On narrow screens a map would be too small to read. */}
      <ul className="grid gap-1.5 lg:hidden">
        {routes.map((route) => (
          <RouteCard key={route.number} route={route} bell={requireSchool(route, schools).bell} xOf={xOf} words={words} />
        ))}
      </ul>
    </SceneFrame>
  )
}

/** Where the hours stand, as shares of the map's width: number plates come before them, schools after them. */
const HOURS = { left: 0.06, right: 0.83 }
/** In pixels. Roads come in from beyond the page's left edge. */
const ROAD = { width: 26, x: -1200 }

type RouteMapProps = TimeSpan & Pick<RoutesBlockProps, 'routes' | 'schools' | 'words'>

/** Routes as roads from the night to the schools, on wide screens: when each bus leaves, and where the roads of one school join. */
function RouteMap({ from, until, routes, schools, words }: RouteMapProps) {
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

type SchoolBuildingProps = {
  name: string
  bell: string
  /** The bell in words, below its name. */
  bellLabel: string
}

/** A school at the end of its routes, its clock at the bell. Its street is at the left edge of the drawing, its doorstep at the top. */
function SchoolBuilding({ name, bell, bellLabel }: SchoolBuildingProps) {
  const hands = clockHands(bell)
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
        {bellLabel}
      </text>
    </>
  )
}
