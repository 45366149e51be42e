import type { ReactNode } from 'react'
import { type Sampled, Scene } from '../../../illustrations/Scene'
import { minutesAfter } from '../../../lib/anywhere/clockTime'
import { ClockScale, HourLines, shareOf } from './ClockScale'
import { expected, type Spot, type Standing, spotsOf, standingOf, type Unit } from './census'

export type NightCensusProps = Sampled & {
  describe: string
  /** The night from its first hour to the shift that it leads to, and the minute at which the picture is taken. */
  from: string
  now: string
  until: string
  /** What begins at `until`: "Day shift". */
  shift: string
  units: readonly (Unit & { name: string; role: string; told: string })[]
}
type DrawnUnit = NightCensusProps['units'][number]
type Night = Pick<NightCensusProps, 'from' | 'now' | 'until'>

/** Height of a place, and what is free above and below a unit's places, in pixels. */
const ROW = { place: 13, edge: 18 }
const WORDS: Record<Standing, string> = { above: 'above minimum', at: 'at minimum', below: 'below minimum' }
const TONES: Record<Standing, string> = { above: 'border-go-ink', at: 'border-signal', below: 'border-stop-ink' }

const spoken = (unit: DrawnUnit) => {
  const people = expected(unit)
  return `${unit.name}, ${unit.role}: ${people} of ${unit.planned} expected, ${WORDS[standingOf(people, unit.minimum)]} of ${unit.minimum}. ${unit.told}.`
}

/** Units through a night: a line for each place, broken where it is empty, and the minimum that a break may reach. */
export function NightCensus({ describe, sample, shift, units, ...night }: NightCensusProps) {
  return (
    <Scene describe={describe} spoken={units.map(spoken)} sample={sample}>
      <div className="grid gap-x-8 lg:grid-cols-[7rem_1fr_18.5rem]">
        <p className="hidden self-end pb-2 text-sm text-ink-2 lg:block">Unit</p>
        <ClockScale from={night.from} until={night.until} every={60} now={night.now} />
        <p className="hidden self-end pb-2 text-sm text-ink-2 lg:block">
          {shift} at {night.until}, as it stands
        </p>
      </div>
      <div className="border-b border-line">
        {units.map((unit) => (
          <UnitRow key={`${unit.name} ${unit.role}`} unit={unit} night={night} />
        ))}
      </div>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-xs text-ink-2">
        <Key label="someone is expected">
          <path d="M0 6H28" strokeWidth="6" className="stroke-ink" />
        </Key>
        <Key label="called off, not covered yet">
          <path d="M0 6H28" strokeWidth="3" strokeDasharray="4 4" className="stroke-stop-ink" />
        </Key>
        <Key label="minimum today">
          <path d="M0 6H28" strokeWidth="2" className="stroke-signal-deep" />
        </Key>
      </p>
    </Scene>
  )
}

function UnitRow({ unit, night }: { unit: DrawnUnit; night: Night }) {
  const people = expected(unit)
  const standing = standingOf(people, unit.minimum)
  return (
    <div className="grid items-center gap-x-8 border-t border-line pt-3 lg:grid-cols-[7rem_1fr_18.5rem] lg:pt-0">
      <p className="leading-snug">
        <span className="mr-2 font-display text-xl font-bold tracking-tight whitespace-nowrap lg:block">{unit.name}</span>
        <span className="text-sm text-ink-2">{unit.role}</span>
      </p>
      <Strip unit={unit} night={night} />
      <p className={`mb-4 border-l-4 pl-3 text-sm lg:mb-0 ${TONES[standing]}`}>
        <b className="font-semibold">
          <span className="whitespace-nowrap">
            {people} of {unit.planned},
          </span>{' '}
          <span className="whitespace-nowrap">{WORDS[standing]}</span>
        </b>
        <span className="block text-ink-2">{unit.told}</span>
      </p>
    </div>
  )
}

function Strip({ unit, night: { from, now, until } }: { unit: DrawnUnit; night: Night }) {
  const all = minutesAfter(from, until)
  const at = (minute: number) => shareOf(minute, all)
  const height = unit.planned * ROW.place + 2 * ROW.edge
  const levelOf = (index: number) => height - ROW.edge - (index + 0.5) * ROW.place
  const limit = height - ROW.edge - unit.minimum * ROW.place
  return (
    <svg aria-hidden="true" width="100%" height={height} className="block overflow-visible">
      <HourLines from={from} until={until} every={60} now={now} />
      {spotsOf(unit, from, now).map((place, index) => (
        <PlaceLine key={levelOf(index)} {...place} y={levelOf(index)} at={at} now={minutesAfter(from, now)} all={all} />
      ))}
      <line x1="0" x2="100%" y1={limit} y2={limit} className="stroke-signal-deep" strokeWidth="2" />
    </svg>
  )
}

type PlaceLineProps = Spot & { y: number; at: (minute: number) => string; now: number; all: number }

function PlaceLine({ filled, empty, y, at, now, all }: PlaceLineProps) {
  const isFilled = filled.some(({ to }) => to === now)
  return (
    <>
      {filled.map(({ from, to }) => (
        <line key={from} x1={at(from)} x2={at(to)} y1={y} y2={y} className="stroke-ink" strokeWidth="6" />
      ))}
      {empty.map(({ from, to }) => (
        <line key={from} x1={at(from)} x2={at(to)} y1={y} y2={y} className="stroke-stop-ink" strokeWidth="3" strokeDasharray="4 4" />
      ))}
      {/* What the rest of the night brings nobody knows. */}
      {isFilled && <line x1={at(now)} x2={at(all)} y1={y} y2={y} className="stroke-line" strokeWidth="6" />}
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
