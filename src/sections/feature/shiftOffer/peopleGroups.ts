import type { RosterPerson } from '#src/models/shiftOffer/roster.ts'
import type { HalfRow } from '#src/models/shiftOffer/rosterGround.ts'
import { ROSTER_LAYOUTS, type RosterLayout } from '#src/models/shiftOffer/rosterGround.ts'
import type { OfferOutcome } from '#src/models/shiftOffer/shiftFilters.ts'
import { drawPeoplePaths, isHighlighted, type PeoplePath } from './peoplePaths.ts'

/** Halves of a row, left and right, which are placed on their own. */
const HALVES_PER_ROW = 2
/** @returns how many whole rows the half rows are */
export const countRows = (halfRows: readonly HalfRow[]): number => halfRows.length / HALVES_PER_ROW

/** Those of half a row who stand out, or all others. Each group is drawn once, and every layout refers to it by its id. */
export type PeopleGroup = { id: string; row: number; halfRowIndex: number; isHighlighted: boolean; paths: readonly PeoplePath[] }

/**
 * @param raisedHands indexes of those who said yes
 * @param idPrefix of the page's ids
 * @returns the groups that have somebody, in the order of the half rows
 */
export const listPeopleGroups = (
  halfRows: readonly HalfRow[],
  roster: readonly RosterPerson[],
  outcomes: readonly OfferOutcome[],
  raisedHands: readonly number[],
  idPrefix: string,
): PeopleGroup[] =>
  halfRows
    .flatMap((halfRow, halfRowIndex) => {
      const paths = drawPeoplePaths(halfRow, roster, outcomes, raisedHands)
      const pathsOf = (isOfHighlighted: boolean) => paths.filter(({ look }) => isHighlighted(look) === isOfHighlighted)
      const place = { row: Math.floor(halfRowIndex / HALVES_PER_ROW), halfRowIndex }
      return [
        { id: `${idPrefix}${halfRowIndex}`, ...place, isHighlighted: false, paths: pathsOf(false) },
        { id: `${idPrefix}lit${halfRowIndex}`, ...place, isHighlighted: true, paths: pathsOf(true) },
      ]
    })
    .filter(({ paths }) => paths.length > 0)

/** A layout of the people for windows of some widths. `height` is visible, in pixels, from `top` above the ground on. */
export type PeopleLayout = RosterLayout & { height: number; top: number; shownClass: string }

export const PEOPLE_LAYOUTS: PeopleLayout[] = [
  { ...ROSTER_LAYOUTS.wide, height: 284, top: 20, shownClass: 'max-lg:hidden' },
  { ...ROSTER_LAYOUTS.medium, height: 296, top: 16, shownClass: 'max-sm:hidden lg:hidden' },
  { ...ROSTER_LAYOUTS.narrow, height: 346, top: 14, shownClass: 'sm:hidden' },
]
