import { SceneFrame } from '#src/illustrations/scenes/SceneFrame.tsx'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { ClockScale } from '../ClockScale.tsx'
import { CensusLegend } from './CensusLegend.tsx'
import { countExpectedPeople, staffingLevelOf } from './census.ts'
import { NightSky } from './NightSky.tsx'
import { UnitRow, type UnitRowProps } from './UnitRow.tsx'

export type CensusBlockProps = Pick<IndustryBlockOf<'census'>, 'describe' | 'from' | 'now' | 'until' | 'shift' | 'units' | 'words'>

const unitSentence = (unit: UnitRowProps['unit'], words: CensusBlockProps['words']) => {
  const { name, role, planned, minimum, remark } = unit
  const people = countExpectedPeople(unit)
  return fillIn(words.spoken, { unit: name, role, people, planned, level: words[staffingLevelOf(people, minimum)], minimum, remark })
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
