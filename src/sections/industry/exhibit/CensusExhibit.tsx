import type { ReactNode } from 'react'
import { SceneFrame } from '#src/illustrations/scenes/SceneFrame.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'
import type { ExhibitOf } from '#src/schemas/industry/industryExhibits.ts'
import { ClockScale, HourLines, scalePercent } from './ClockScale.tsx'
import { expectedPeople, type Spot, type StaffingLevel, spotsOf, staffingLevelOf } from './census.ts'
import { NightSky } from './NightSky.tsx'

export type CensusExhibitProps = Pick<ExhibitOf<'census'>, 'describe' | 'from' | 'now' | 'until' | 'shift' | 'units' | 'words'>
type DrawnUnit = CensusExhibitProps['units'][number]
type Words = CensusExhibitProps['words']
type Night = Pick<CensusExhibitProps, 'from' | 'now' | 'until'>

/** Height of a place, and the space above and below a unit's places, in pixels. */
const ROW = { place: 16, bar: 10, edge: 20 }
const TONES: Record<StaffingLevel, string> = { above: 'border-go', at: 'border-signal', below: 'border-stop' }

/** An empty place: filled on screens, an outline on paper, where its color would look like that of filled places. */
const GAP = 'fill-stop stroke-stop print:fill-none'

const unitSentence = (unit: DrawnUnit, words: Words) => {
  const { name, role, planned, minimum, remark } = unit
  const people = expectedPeople(unit)
  return fillIn(words.spoken, { unit: name, role, people, planned, level: words[staffingLevelOf(people, minimum)], minimum, remark })
}

/** Units through a night: a line for each place, broken while it is empty, beside the unit's minimum. */
export function CensusExhibit({ describe, shift, units, words, ...night }: CensusExhibitProps) {
  return (
    <SceneFrame describe={describe} spoken={units.map((unit) => unitSentence(unit, words))} sample={false}>
      <div className="grid gap-x-8 lg:grid-cols-census">
        <p className="hidden self-end pb-2 text-sm text-on-deck-2 lg:block">{words.unit}</p>
        <div>
          <NightSky {...night} />
          <ClockScale from={night.from} until={night.until} every={60} surface="deck" />
        </div>
        <p className="hidden self-end pb-2 text-sm text-on-deck-2 lg:block">{fillIn(words.outcome, { shift, time: night.until })}</p>
      </div>
      <div className="border-b border-deck-line">
        {units.map((unit) => (
          <UnitRow key={`${unit.name} ${unit.role}`} unit={unit} night={night} words={words} />
        ))}
      </div>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-xs text-on-deck-2">
        <Key label={words.expected}>
          <path d="M0 6H28" strokeWidth={ROW.bar} className="stroke-on-deck-2" />
        </Key>
        <Key label={words.open}>
          <path d="M1 2H27V10H1z" className={GAP} />
        </Key>
        <Key label={words.minimum}>
          <path d="M0 6H28" strokeWidth="2" className="stroke-signal" />
        </Key>
      </p>
    </SceneFrame>
  )
}

function UnitRow({ unit, night, words }: { unit: DrawnUnit; night: Night; words: Words }) {
  const people = expectedPeople(unit)
  const level = staffingLevelOf(people, unit.minimum)
  return (
    <div
      className={cn(
        'grid items-center gap-x-8 border-t border-deck-line pt-3 lg:grid-cols-census lg:pt-0',
        // Highlights the one row that needs action, up to the page's edge.
        level === 'below' && '-mx-3 bg-stop/15 px-3 sm:-mx-4 sm:rounded-sm sm:px-4 print:mx-0 print:rounded-none print:px-0',
      )}
    >
      <p className="leading-snug">
        <span className="mr-2 font-display text-xl font-bold tracking-tight whitespace-nowrap lg:block">{unit.name}</span>
        <span className="text-sm text-on-deck-2">{unit.role}</span>
      </p>
      <Strip unit={unit} night={night} />
      <p className={`mb-4 border-l-4 pl-3 text-sm lg:mb-0 ${TONES[level]}`}>
        <b className="font-semibold">
          <span className="whitespace-nowrap">{fillIn(words.count, { people, planned: unit.planned })}</span>{' '}
          <span className="whitespace-nowrap">{words[level]}</span>
        </b>
        <span className="block text-on-deck-2">{unit.remark}</span>
      </p>
    </div>
  )
}

function Strip({ unit, night: { from, now, until } }: { unit: DrawnUnit; night: Night }) {
  const duration = minutesAfter(from, until)
  const at = (minute: number) => scalePercent(minute, duration)
  const height = unit.planned * ROW.place + 2 * ROW.edge
  const levelOf = (index: number) => height - ROW.edge - (index + 0.5) * ROW.place
  const limit = height - ROW.edge - unit.minimum * ROW.place
  return (
    <svg aria-hidden="true" width="100%" height={height} className="block overflow-visible">
      <HourLines from={from} until={until} every={60} now={now} surface="deck" />
      {spotsOf(unit, from, now).map((place, index) => (
        <PlaceLine key={levelOf(index)} {...place} y={levelOf(index)} at={at} now={minutesAfter(from, now)} all={duration} />
      ))}
      <line x1="0" x2="100%" y1={limit} y2={limit} className="stroke-signal" strokeWidth="2" />
    </svg>
  )
}

type PlaceLineProps = Spot & { y: number; at: (minute: number) => string; now: number; all: number }

function PlaceLine({ filled, empty, y, at, now, all }: PlaceLineProps) {
  const isFilled = filled.some(({ to }) => to === now)
  return (
    <>
      {filled.map(({ from, to }) => (
        <line key={from} x1={at(from)} x2={at(to)} y1={y} y2={y} className="stroke-on-deck-2" strokeWidth={ROW.bar} />
      ))}
      {empty.map(({ from, to }) => (
        <rect key={from} x={at(from)} width={at(to - from)} y={y - ROW.bar / 2} height={ROW.bar} className={GAP} />
      ))}
      {/* A thin line, because the rest of the night is not known yet. */}
      {isFilled && <line x1={at(now)} x2={at(all)} y1={y} y2={y} className="stroke-deck-line" strokeWidth={ROW.bar} />}
    </>
  )
}

function Key({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 28 12" className="h-3">
        {children}
      </svg>
      {label}
    </span>
  )
}
