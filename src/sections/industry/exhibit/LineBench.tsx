import { PERSON, SEAT } from '../../../illustrations/CrewSeats'
import { Scene } from '../../../illustrations/Scene'
import { cn } from '../../../lib/anywhere/cn'
import type { ExhibitOf } from '../../../schemas/industryExhibits'
import { type BenchDepth, benchDepth } from './bench'
import { StationBay } from './StationBay'

export type LineBenchProps = Pick<ExhibitOf<'bench'>, 'describe' | 'stations'>
type Station = LineBenchProps['stations'][number]

const SEATED: Record<BenchDepth, string> = { deep: 'text-go-ink', thin: 'text-signal-deep', last: 'text-stop-ink' }
const COLUMNS: Record<number, string> = { 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5', 6: 'lg:grid-cols-6' }

const spoken = ({ name, needs, crew, bench, opens }: Station) =>
  `${name}: ${crew} on this shift, ${bench} on the bench (${needs}). ${opens}.`

/** A line as one lit hall: at each station its people, and below it the bench of those who may step in. */
export function LineBench({ describe, stations }: LineBenchProps) {
  return (
    <Scene describe={describe} spoken={stations.map(spoken)} sample={false}>
      <div className={`grid overflow-hidden rounded-xl border border-line bg-card shadow-deck ${COLUMNS[stations.length] ?? ''}`}>
        {stations.map((station, index) => (
          <div
            key={station.name}
            className="grid grid-cols-[36%_minmax(0,1fr)] border-line not-first:border-t sm:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-1 lg:grid-rows-[auto_1fr] lg:not-first:border-t-0"
          >
            <div className="grid content-end overflow-hidden">
              <StationBay machine={station.machine} people={station.crew} index={index} />
            </div>
            <BenchOf {...station} isFirst={index === 0} />
          </div>
        ))}
      </div>
    </Scene>
  )
}

function BenchOf({ name, needs, bench, opens, isFirst }: Station & { isFirst: boolean }) {
  const depth = benchDepth(bench)
  return (
    <div className={`px-4 py-4 sm:px-5 lg:py-5 ${isFirst ? '' : 'lg:border-l lg:border-line'}`}>
      <p className="font-display text-xl leading-tight font-bold tracking-tight">{name}</p>
      <p className="mt-0.5 text-sm text-ink-2">{needs}</p>
      <div className="mt-3 flex flex-wrap items-end gap-x-3 gap-y-1 lg:flex-col lg:items-start">
        <Bench count={bench} className={SEATED[depth]} />
        <span className="text-sm font-semibold sm:whitespace-nowrap">
          {depth === 'last' ? `only ${bench} behind it` : `${bench} behind it`}
        </span>
      </div>
      <p className="mt-3 text-sm text-ink-2">{opens}</p>
    </div>
  )
}

/** People side by side on a bench. */
function Bench({ count, className }: { count: number; className: string }) {
  const width = Math.max(count, 1) * SEAT.width + 6
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} 29`} className={cn('h-8 max-w-full', className)}>
      {Array.from({ length: count }, (_, place) => 3.5 + place * SEAT.width).map((x) => (
        <path key={x} d={PERSON} transform={`translate(${x} 1)`} fill="currentColor" />
      ))}
      <path d={`M0 20h${width}v3H0ZM5 23h3v6h-3ZM${width - 8} 23h3v6h-3Z`} className="fill-ink" />
    </svg>
  )
}
