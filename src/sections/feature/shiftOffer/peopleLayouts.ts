import { type Arrangement, narrowArrangements, wideArrangements } from '#src/models/shiftOffer/rosterGround.ts'

/** The layout of the people in windows of some widths, and the visible part of the ground, in pixels. */
export type PeopleLayout = { width: number; height: number; top: number; arrangements: Arrangement[]; shownClass: string }

export const PEOPLE_LAYOUTS: PeopleLayout[] = [
  { width: 1280, height: 284, top: 20, arrangements: wideArrangements(1280, 192), shownClass: 'max-lg:hidden' },
  { width: 768, height: 296, top: 16, arrangements: wideArrangements(768, 224), shownClass: 'max-sm:hidden lg:hidden' },
  { width: 360, height: 346, top: 14, arrangements: narrowArrangements(360, 280), shownClass: 'sm:hidden' },
]
