import { ROSTER_LAYOUTS, type RosterLayout } from '#src/models/shiftOffer/rosterGround.ts'

/** A layout of the people for windows of some widths. `height` is visible, in pixels, from `top` above the ground on. */
export type PeopleLayout = RosterLayout & { height: number; top: number; shownClass: string }

export const PEOPLE_LAYOUTS: PeopleLayout[] = [
  { ...ROSTER_LAYOUTS.wide, height: 284, top: 20, shownClass: 'max-lg:hidden' },
  { ...ROSTER_LAYOUTS.medium, height: 296, top: 16, shownClass: 'max-sm:hidden lg:hidden' },
  { ...ROSTER_LAYOUTS.narrow, height: 346, top: 14, shownClass: 'sm:hidden' },
]
