import { useId, useMemo } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { RosterPerson } from '#src/models/shiftOffer/roster.ts'
import { createHalfRows } from '#src/models/shiftOffer/rosterGround.ts'
import type { OfferOutcome } from '#src/models/shiftOffer/shiftFilters.ts'
import type { ShiftOfferYes } from '#src/schemas/opening/shiftOfferOpening.ts'
import { NameTags } from './NameTags.tsx'
import { placeNameTags } from './nameTagPlaces.ts'
import { PeopleDefinitions } from './PeopleDefinitions.tsx'
import { PeopleRows } from './PeopleRows.tsx'
import { countRows, listPeopleGroups } from './peopleGroups.ts'
import { PEOPLE_LAYOUTS } from './peopleLayouts.ts'

export type ShiftOfferPictureProps = {
  roster: readonly RosterPerson[]
  outcomes: readonly OfferOutcome[]
  yes: readonly ShiftOfferYes[]
}

/** The roster as people: each person is drawn once, and placed in each layout by reference. */
export function ShiftOfferPicture({ roster, outcomes, yes }: ShiftOfferPictureProps) {
  const idPrefix = useId()
  const halfRows = useMemo(createHalfRows, [])
  const layouts = useMemo(
    () => PEOPLE_LAYOUTS.map((layout) => ({ layout, tags: placeNameTags(layout, halfRows, roster, yes) })),
    [halfRows, roster, yes],
  )
  const raisedHands = yes.map(({ person }) => person - 1)
  const groups = listPeopleGroups(halfRows, roster, outcomes, raisedHands, idPrefix)
  return (
    <div aria-hidden="true" className="offer-people relative mx-auto w-full max-w-480 text-deck-line">
      <PeopleDefinitions groups={groups} idPrefix={idPrefix} />
      {layouts.map(({ layout, tags }) => (
        <div key={layout.width} className={cn('relative', layout.shownClass)}>
          <PeopleRows groups={groups} rowCount={countRows(halfRows)} layout={layout} />
          <div className="absolute inset-x-0 bottom-0 h-22.5 bg-linear-to-t from-deck from-8% to-transparent" />
          <NameTags tags={tags} layout={layout} />
        </div>
      ))}
    </div>
  )
}
