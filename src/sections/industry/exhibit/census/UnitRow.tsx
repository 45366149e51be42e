import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { countExpectedPeople, type Night, type StaffingLevel, staffingLevelOf } from './census.ts'
import { UnitPlaces } from './UnitPlaces.tsx'

const LEVEL_BORDERS: Record<StaffingLevel, string> = { above: 'border-go', at: 'border-signal', below: 'border-stop' }

export type UnitRowProps = { unit: IndustryBlockOf<'census'>['units'][number]; night: Night; words: IndustryBlockOf<'census'>['words'] }

/** One unit: its name, its places through the night, and how many people it will have. */
export function UnitRow({ unit, night, words }: UnitRowProps) {
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
          <span className="whitespace-nowrap">{words[level]}</span>
        </b>
        <span className="block text-on-deck-2">{unit.remark}</span>
      </p>
    </div>
  )
}
