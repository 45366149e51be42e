import type { ReactNode } from 'react'
import { SceneFrame } from '#src/illustrations/scenes/SceneFrame.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { ExhibitWords } from '#src/schemas/industry/exhibitWords.ts'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { ClockScale } from '../ClockScale.tsx'
import { countExpectedPeople, describeReports, type Night, type StaffingLevel, staffingLevelOf } from './census.ts'
import { NightSky } from './NightSky.tsx'
import { EMPTY_PLACE_CLASS, PLACE, UnitPlaces } from './UnitPlaces.tsx'

export type CensusBlockProps = Pick<IndustryBlockOf<'census'>, 'describe' | 'from' | 'now' | 'until' | 'shift' | 'units'> & {
  words: ExhibitWords['census']
}

const unitSentence = (unit: UnitRowProps['unit'], words: CensusBlockProps['words']) => {
  const { name, role, planned, minimum } = unit
  const people = countExpectedPeople(unit)
  const level = words[`${staffingLevelOf(people, minimum)}Minimum`]
  return fillIn(words.spoken, { unit: name, role, people, planned, level, minimum, reports: describeReports(unit, words) })
}

/** Units through a night: a line for each place, broken while it is empty, beside the unit's minimum. */
export function CensusBlock({ describe, shift, units, words, ...night }: CensusBlockProps) {
  return (
    <SceneFrame describe={describe} spoken={units.map((unit) => unitSentence(unit, words))} sample={false}>
      <div className="grid gap-x-8 lg:grid-cols-census">
        <p className="hidden self-end pb-2 text-sm text-on-deck-2 lg:block">{words.unit}</p>
        <div>
          <NightSky {...night} />
          <ClockScale {...night} />
        </div>
        <p className="hidden self-end pb-2 text-sm text-on-deck-2 lg:block">{fillIn(words.outcome, { shift, time: night.until })}</p>
      </div>
      <div className="border-b border-deck-line">
        {units.map((unit) => (
          <UnitRow key={`${unit.name} ${unit.role}`} unit={unit} night={night} words={words} />
        ))}
      </div>
      <CensusLegend words={words} className="mt-3" />
    </SceneFrame>
  )
}

type CensusLegendProps = {
  words: Pick<ExhibitWords['census'], 'expected' | 'open' | 'minimum'>
  /** Spacing around it. */
  className: string
}

/** What the three lines of the census stand for. */
function CensusLegend({ words, className }: CensusLegendProps) {
  return (
    <p className={cn('flex flex-wrap gap-x-6 gap-y-1 text-xs text-on-deck-2', className)}>
      <LegendEntry label={words.expected}>
        <path d="M0 6H28" strokeWidth={PLACE.line} className="stroke-on-deck-2" />
      </LegendEntry>
      <LegendEntry label={words.open}>
        <path d="M1 2H27V10H1z" className={EMPTY_PLACE_CLASS} />
      </LegendEntry>
      <LegendEntry label={words.minimum}>
        <path d="M0 6H28" strokeWidth="2" className="stroke-signal" />
      </LegendEntry>
    </p>
  )
}

function LegendEntry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 28 12" className="h-3">
        {children}
      </svg>
      {label}
    </span>
  )
}

const LEVEL_BORDERS: Record<StaffingLevel, string> = { above: 'border-go', at: 'border-signal', below: 'border-stop' }

type UnitRowProps = { unit: IndustryBlockOf<'census'>['units'][number]; night: Night; words: ExhibitWords['census'] }

/** One unit: its name, its places through the night, and how many people it will have. */
function UnitRow({ unit, night, words }: UnitRowProps) {
  const people = countExpectedPeople(unit)
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
      <UnitPlaces unit={unit} night={night} />
      <p className={`mb-4 border-l-4 pl-3 text-sm lg:mb-0 ${LEVEL_BORDERS[level]}`}>
        <b className="font-semibold">
          <span className="whitespace-nowrap">{fillIn(words.count, { people, planned: unit.planned })}</span>{' '}
          <span className="whitespace-nowrap">{words[`${level}Minimum`]}</span>
        </b>
        <span className="block text-on-deck-2">{describeReports(unit, words)}</span>
      </p>
    </div>
  )
}
