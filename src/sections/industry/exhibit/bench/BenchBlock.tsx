import { designColor } from '#src/illustrations/designColor.ts'
import { SEAT, SEATED_PERSON } from '#src/illustrations/scenes/CrewSeats.tsx'
import { SceneFrame } from '#src/illustrations/scenes/SceneFrame.tsx'
import { LampLight } from '#src/illustrations/workplace/Lamp.tsx'
import { SharedDefinitions } from '#src/illustrations/workplace/SharedDefinitions.tsx'
import { StationWorker } from '#src/illustrations/workplace/StationWorker.tsx'
import { createWorkplaceLight, type WorkplaceLight } from '#src/illustrations/workplace/workplaceLight.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { ExhibitWords } from '#src/schemas/industry/exhibitWords.ts'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { BAY, MACHINES, type MachineName } from './stationMachines.ts'

export type BenchBlockProps = Pick<IndustryBlockOf<'bench'>, 'describe' | 'stations'> & {
  id: string
  words: ExhibitWords['bench']
}
type Station = BenchBlockProps['stations'][number]

type BenchTone = 'go' | 'hold' | 'stop'
/**
 * @param people how many may run the station and are not scheduled
 * @returns `stop` if one call-off empties the bench, `hold` if two do
 */
export const benchTone = (people: number): BenchTone => (people <= 1 ? 'stop' : people === 2 ? 'hold' : 'go')

const BENCH_COLORS: Record<BenchTone, string> = { go: 'text-go-ink', hold: 'text-signal-deep', stop: 'text-stop-ink' }
/** On wide screens, a column for each station. */
const COLUMNS: Record<number, string> = { 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5', 6: 'lg:grid-cols-6' }

const stationSentence = ({ name, needs, crew, bench, opens }: Station, words: BenchBlockProps['words']) =>
  fillIn(words.spoken, { station: name, crew, bench, needs, opens })

/** A line as one lit hall: at each station its people, and below it the bench of people who may step in. */
export function BenchBlock({ id, describe, stations, words }: BenchBlockProps) {
  const light = createWorkplaceLight(id)
  return (
    <SceneFrame describe={describe} spoken={stations.map((station) => stationSentence(station, words))} sample={false}>
      <SharedDefinitions>
        <LampLight light={light} />
      </SharedDefinitions>
      {/* On phones all rows have one height, and no wall continues below a picture. */}
      <div
        className={`grid auto-rows-fr overflow-hidden rounded-xl border border-line bg-card shadow-deck ${COLUMNS[stations.length] ?? ''}`}
      >
        {stations.map((station, index) => (
          <div
            key={station.name}
            className={cn(
              'grid everyday:side-col-25 content-center gap-x-3 max-everyday:gap-y-3',
              'border-line max-lg:p-4 max-lg:not-first:border-t',
              'sm:side-col-52 sm:gap-x-6',
              'lg:grid-cols-1 lg:grid-rows-twice-headed',
              'print:block',
            )}
          >
            <div className="max-w-50 self-start overflow-hidden max-lg:rounded-md sm:max-w-none sm:max-lg:row-span-2 print:hidden">
              <StationBay machine={station.machine} people={station.crew} index={index} light={light} />
            </div>
            <StationBench {...station} words={words} isFirst={index === 0} />
          </div>
        ))}
      </div>
    </SceneFrame>
  )
}

type StationBenchProps = Station & Pick<BenchBlockProps, 'words'> & { isFirst: boolean }

/** What a station needs, the people who may step in, and what happens when its spot opens. */
function StationBench({ name, needs, bench, opens, words, isFirst }: StationBenchProps) {
  const tone = benchTone(bench)
  const edge = isFirst ? '' : 'lg:border-l lg:border-line'
  return (
    <>
      <div className={cn('lg:px-5 lg:pt-5', edge)}>
        <p className="font-display text-xl leading-tight font-bold tracking-tight">{name}</p>
        <p className="mt-0.5 text-sm text-ink-2">{needs}</p>
        <div className="mt-2 flex flex-wrap items-end gap-x-2 gap-y-1 sm:gap-x-3 lg:mt-3 lg:flex-col lg:items-start">
          <Bench count={bench} className={BENCH_COLORS[tone]} />
          <span className="text-sm font-semibold sm:whitespace-nowrap">
            {fillIn(tone === 'stop' ? words.onlyBehind : words.behind, { count: bench })}
          </span>
        </div>
      </div>
      <p className={cn('pt-2.5 text-sm text-ink-2 everyday:max-sm:col-span-2 sm:pt-3 lg:px-5 lg:pb-5', edge)}>{opens}</p>
    </>
  )
}

/** People side by side on a bench. */
function Bench({ count, className }: { count: number; className: string }) {
  const width = Math.max(count, 1) * SEAT.width + 6
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} 29`} className={cn('h-6 max-w-full sm:h-8', className)}>
      {Array.from({ length: count }, (_, index) => 3.5 + index * SEAT.width).map((x) => (
        <path key={x} d={SEATED_PERSON} transform={`translate(${x} 1)`} fill="currentColor" />
      ))}
      <path d={`M0 20h${width}v3H0ZM5 23h3v6h-3ZM${width - 8} 23h3v6h-3Z`} className="fill-ink" />
    </svg>
  )
}

/** Distance between two people in one bay, and of the last from the wall. */
const PEOPLE_SPACING = { apart: 21, wall: 22 }

type StationBayProps = {
  machine: MachineName
  people: number
  /** Its position in the hall. Neighbors look different. */
  index: number
  /** The light of the hall, which defines it. */
  light: WorkplaceLight
}

/** One bay of a lit hall, the people of this shift in it, and the belt through all bays. */
function StationBay({ machine, people, index, light }: StationBayProps) {
  const { body, steel, bright, pose } = MACHINES[machine]
  return (
    <svg aria-hidden="true" {...uiAttributes.print.props('no')} viewBox={`0 0 ${BAY.width} ${BAY.height}`} className="block w-full">
      <rect width={BAY.width} height={BAY.floor} fill={light.wall.fill} />
      <path d="M92 12h16l62 120H30Z" fill={light.beam.fill} />
      {/* Roof, posts and the lamp. */}
      <path d="M0 0h200v132h-3V6H101v3h8v4H91V9h8V6H3v126H0Z" fill={designColor('soot')} />
      <path d={body} fill={designColor('soot')} />
      <path d={steel} fill={designColor('paint-steel')} />
      <path d={bright} fill={designColor('signal')} />
      {Array.from({ length: people }, (_, person) => BAY.width - PEOPLE_SPACING.wall - person * PEOPLE_SPACING.apart).map((x, person) => (
        <StationWorker key={x} outfit="vest" x={x} y={BAY.floor} skin={index + person} pose={person === people - 1 ? pose : 'machine'} />
      ))}
      <path d="M0 132h200v22H0Z" fill={designColor('soot')} />
      <path d="M10 143H200" stroke={designColor('paint-steel')} strokeWidth="9" strokeDasharray="0 20" strokeLinecap="round" />
    </svg>
  )
}
