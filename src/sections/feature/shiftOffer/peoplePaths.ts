/** Outlines of people, in the units of models/shiftOffer/rosterGround.ts. The middle of the head is at 0, 0. */

import type { RosterPerson } from '#src/models/shiftOffer/roster.ts'
import type { HalfRow } from '#src/models/shiftOffer/rosterGround.ts'
import { type OfferOutcome, passesFilter } from '#src/models/shiftOffer/shiftFilters.ts'

/** Each outline begins and ends at the left shoulder, so that one path can continue with the next person. */
const LEFT_SHOULDER = { x: -7, y: 13 }
const NECK_OUTLINE = 'a5 6 0 0 1 5-6'
/** For people among the others, of whom little shows below the shoulders: hanging arms, or an elbow on either side. */
const BODY_OUTLINES = [
  'a5 6 0 0 1 5 6v15h-2v40h-10v-40h-2z',
  'a5 6 0 0 1 5 6l4 8-6 7v40h-10v-40h-2z',
  'a5 6 0 0 1 5 6v15h-2v40h-10v-40l-6-7z',
] as const
/** From the neck down the right arm to the waist: the arm hangs, holds a phone to the ear, or is raised. */
const HANGING_RIGHT_ARM = 'a5 6 0 0 1 5 6l1 15a1.7 1.7 0 0 1-3.4 0v-11l-1.1 4'
const PHONE_ARM = 'a5 6 0 0 1 4.4 3.2l-2.8-5.6a2 2 0 0 1 3.6-2.2l5 14.6a2.2 2.2 0 0 1-3.4 2.4l-4.2-2.6-1.1 4.2'
const RAISED_ARM = 'a5 6 0 0 1 3.2 1.6l4.2-8.2-.8-11a2.5 2.5 0 1 1 4.3-.4l.9 12-5.6 13.6-3.7 5.4-1 2'
/** From the waist by both feet to the waist, and up the left arm to the shoulder: the arm hangs, or is on the hip. */
const LEGS_OUTLINE = 'l.7 9-.3 27 1.7 1.6h-5l-.6-24.6-.6 24.6h-5l1.7-1.6-.3-27 .7-9'
const HANGING_LEFT_ARM = '-1.1-4v11a1.7 1.7 0 0 1-3.4 0z'
const HIP_ARM = '-1.2-4.2-3.6 4.4 4.7 6-1.6 2.6-5.9-7.4q-1.2-1.6 0-3z'
/** For highlighted people: the sides of the body. The gaps between arms and body are as narrow as the stroke, which fills them. */
const ARM_POSES = [
  [HANGING_RIGHT_ARM, HANGING_LEFT_ARM],
  [PHONE_ARM, HANGING_LEFT_ARM],
  [HANGING_RIGHT_ARM, HIP_ARM],
] as const
const HEAD_OUTLINES = [
  'v-1.8a4.2 4.8 0 1 1 4 0v1.8',
  // Longer hair.
  'h-2.4v-6a4.4 4.8 0 0 1 8.8 0v6h-2.4',
  'v-1.2a4.5 4.8 0 1 1 4 0v1.2',
] as const
const HARD_HAT_OUTLINE = 'a4 5 0 0 1-2-5.2h-2.2v-1.4h1.5a4.7 4.6 0 0 1 9.4 0h1.5v1.4h-2.2a4 5 0 0 1-2 5.2'

/** A hard hat for people certified to drive, and a low head for people who have not rested. */
function drawHead(person: RosterPerson, index: number): string {
  const hasRested = passesFilter(person, 'rest')
  if (passesFilter(person, 'certificate')) return hasRested ? `v-1.5${HARD_HAT_OUTLINE}v1.5` : HARD_HAT_OUTLINE
  return hasRested ? (HEAD_OUTLINES[index % HEAD_OUTLINES.length] ?? HEAD_OUTLINES[0]) : 'a4.4 4.6 0 1 1 4 0'
}

/** People stand in three ways, in turn; those of `yes` with an arm in the air. @param turn whose turn it is, counted on */
function drawBody(turn: number, look: PersonLook): string {
  const pose = turn % ARM_POSES.length
  const [right, left] = ARM_POSES[pose] ?? ARM_POSES[0]
  if (look === 'yes') return `${RAISED_ARM}${LEGS_OUTLINE}${left}`
  return isHighlighted(look) ? `${right}${LEGS_OUTLINE}${left}` : (BODY_OUTLINES[pose] ?? BODY_OUTLINES[0])
}

/** One path of people who are drawn alike. */
function drawPath(people: readonly number[], roster: readonly RosterPerson[], { first, places }: HalfRow, look: PersonLook): string {
  let from = { x: 0, y: 0 }
  return people
    .map((index, order) => {
      const place = places[index - first]
      const person = roster[index]
      if (!place || !person) return ''
      const at = { x: place.x + LEFT_SHOULDER.x, y: place.y + LEFT_SHOULDER.y }
      const outline = `${NECK_OUTLINE}${drawHead(person, index)}${drawBody(isHighlighted(look) ? first + order : index, look)}`
      const move = `m${at.x - from.x} ${at.y - from.y}`
      from = at
      return `${move}${outline}`
    })
    .join('')
}

/** How someone is drawn: `yes` is somebody asked who has answered. */
export type PersonLook = OfferOutcome | 'yes'
/** @returns whether those of that look stand out from the others */
export const isHighlighted = (look: PersonLook): boolean => look === 'asked' || look === 'yes'
const PERSON_LOOKS = ['out', 'unable', 'asked', 'yes'] as const satisfies readonly PersonLook[]

/** Those of half a row who look alike, and how many they are. */
export type PeoplePath = { look: PersonLook; count: number; path: string }

/** @returns the paths of half a row, those of one look in one path; looks that nobody has are left out */
export function drawPeoplePaths(
  half: HalfRow,
  roster: readonly RosterPerson[],
  outcomes: readonly OfferOutcome[],
  raisedHands: readonly number[],
): PeoplePath[] {
  const numbers = half.places.map((_, index) => half.first + index)
  const lookOf = (index: number): PersonLook => (raisedHands.includes(index) ? 'yes' : (outcomes[index] ?? 'out'))
  return PERSON_LOOKS.map((look) => ({ look, people: numbers.filter((index) => lookOf(index) === look) }))
    .filter(({ people }) => people.length > 0)
    .map(({ look, people }) => ({ look, count: people.length, path: drawPath(people, roster, half, look) }))
}
