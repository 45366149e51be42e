import { useId, useMemo } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { RosterPerson } from '#src/models/shiftOffer/roster.ts'
import { type Arrangement, createHalfRows } from '#src/models/shiftOffer/rosterGround.ts'
import type { OfferOutcome } from '#src/models/shiftOffer/shiftFilters.ts'
import type { ShiftOfferYes } from '#src/schemas/opening/shiftOfferOpening.ts'
import { NameTags } from './NameTags.tsx'
import { placeNameTags } from './nameTagPlaces.ts'
import { countRows, listPeopleGroups, PEOPLE_LAYOUTS, type PeopleGroup, type PeopleLayout } from './peopleGroups.ts'
import { isHighlighted } from './peoplePaths.ts'
import { shiftOfferAttributes } from './shiftOffer.attributes.ts'

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

/** Light falls on those who stand out from above, and leaves their legs dark: where it begins to go, and where it is gone, in units. */
const LIGHT = { from: 18, to: 56 }
const LIGHT_COLORS = [
  ['asked', 'text-signal'],
  ['yes', 'text-go'],
] as const

/** The people and the light on them, drawn once for all layouts. */
const PeopleDefinitions = ({ groups, idPrefix }: { groups: readonly PeopleGroup[]; idPrefix: string }) => (
  <svg aria-hidden="true" className="absolute size-0">
    <defs>
      {LIGHT_COLORS.map(([look, color]) => (
        <linearGradient key={look} id={`${idPrefix}${look}`} gradientUnits="userSpaceOnUse" x2="0" y1={LIGHT.from} y2={LIGHT.to}>
          <stop stopColor="currentColor" className={color} />
          <stop offset="1" stopColor="currentColor" />
        </linearGradient>
      ))}
      {groups.map(({ id, paths }) => (
        <g key={id} id={id}>
          {paths.map(({ look, count, path }) => (
            <path
              key={look}
              {...shiftOfferAttributes.look.props(look)}
              {...shiftOfferAttributes.count.props(String(count))}
              d={path}
              fill={isHighlighted(look) ? `url(#${idPrefix}${look})` : undefined}
              className={look === 'unable' ? 'fill-on-deck-2' : undefined}
            />
          ))}
        </g>
      ))}
    </defs>
  </svg>
)

/** Highlighted people are drawn in front of this many nearer rows. Otherwise the others would hide most of them. */
const ROWS_BEHIND = 1
/** Distant rows stand so close that highlighted people are drawn in front of one more. */
const CLOSE_ROWS = 4
/** @returns the row right behind the highlighted people of a row */
const rowBehind = (row: number): number => row + ROWS_BEHIND + (row < CLOSE_ROWS ? 1 : 0)
/** Classes that darken the rows (shiftOffer.css), the farthest first. Each is for the same number of rows, and the nearest have none. */
const SHADES = ['offer-far-4', 'offer-far-3', 'offer-far-2', 'offer-far-1', undefined]

type PeopleRowsProps = { groups: readonly PeopleGroup[]; rowCount: number; layout: PeopleLayout }

/** The rows of one layout, the farthest first. Highlighted people follow a nearer row, so they stand in front of it, with its shade. */
function PeopleRows({ groups, rowCount, layout: { width, height, top, arrangements } }: PeopleRowsProps) {
  const rows = Array.from({ length: rowCount + ROWS_BEHIND }, (_, row) => row)
  const groupsOf = (row: number, isHighlighted: boolean) =>
    groups.filter((group) => group.isHighlighted === isHighlighted && group.row === row)
  return (
    <svg aria-hidden="true" viewBox={`0 ${-top} ${width} ${height}`} className="block h-auto w-full">
      {rows.map((row) => {
        const highlightedGroups = rows.filter((other) => rowBehind(other) === row).flatMap((other) => groupsOf(other, true))
        return (
          <g key={row} className={SHADES[Math.floor((row * SHADES.length) / rowCount)]}>
            {[...groupsOf(row, false), ...highlightedGroups].map(({ id, halfRowIndex }) => (
              <use key={id} href={`#${id}`} transform={transformOf(arrangements[halfRowIndex] as Arrangement)} />
            ))}
          </g>
        )
      })}
    </svg>
  )
}

/** A hundredth of a pixel is exact enough. */
const transformOf = ({ x, y, scaleX, scaleY }: Arrangement): string =>
  `matrix(${round(scaleX)} 0 0 ${round(scaleY)} ${round(x)} ${round(y)})`
const round = (value: number): number => Number(value.toFixed(2))
