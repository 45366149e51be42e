import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { ExhibitWords } from '#src/schemas/industry/exhibitWords.ts'
import { RouteBus } from './RouteLine.tsx'
import type { SchoolRoute } from './routeMap.ts'

export type RouteCardProps = {
  route: SchoolRoute
  bell: string
  /** @returns the x of a clock time in the card */
  xOf: (clock: string) => string
  words: ExhibitWords['routes']
}

/** One route on narrow screens, where a map would be too small to read. */
export function RouteCard({ route, bell, xOf, words }: RouteCardProps) {
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
        <RouteTimeline route={route} bell={bell} xOf={xOf} />
      </span>
    </li>
  )
}

/** A route along its card: waiting, out with its bus, and on to the bell of its school. */
function RouteTimeline({ route: { leaves, gap }, bell, xOf }: Omit<RouteCardProps, 'words'>) {
  const y = 18
  return (
    <svg aria-hidden="true" width="100%" height="24" className="mt-1.5 block overflow-visible">
      <line
        x1={gap ? xOf(gap.taken) : 0}
        x2={xOf(leaves)}
        y1={y}
        y2={y}
        className="stroke-on-deck-2"
        strokeWidth="2"
        strokeDasharray="0 7"
        strokeLinecap="round"
      />
      <line x1={xOf(leaves)} x2={xOf(bell)} y1={y} y2={y} className={gap ? 'stroke-go' : 'stroke-signal'} strokeWidth="4" />
      {gap && (
        <>
          <line x1={xOf(gap.at)} x2={xOf(gap.taken)} y1={y} y2={y} className="stroke-stop" strokeWidth="2" />
          <circle cx={xOf(gap.at)} cy={y} r="4" className="fill-soot stroke-stop" strokeWidth="2.500" />
          <circle cx={xOf(gap.taken)} cy={y} r="4" className="fill-go" />
        </>
      )}
      <circle cx={xOf(bell)} cy={y} r="5" className="fill-soot stroke-on-deck" strokeWidth="3" />
      <svg aria-hidden="true" x={xOf(leaves)} y={y} className="overflow-visible">
        <g transform="translate(0 3) scale(.62)">
          <RouteBus />
        </g>
      </svg>
    </svg>
  )
}
