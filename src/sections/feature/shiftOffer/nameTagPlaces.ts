/** Places name tags above raised hands, so that they cover no head of a highlighted person. */

import type { RosterPerson } from '#src/models/shiftOffer/roster.ts'
import { type GroundPoint, type HalfRow, headPosition } from '#src/models/shiftOffer/rosterGround.ts'
import { filterRoster, SHIFT_FILTERS } from '#src/models/shiftOffer/shiftFilters.ts'
import type { ShiftOfferYes } from '#src/schemas/opening/shiftOfferOpening.ts'
import type { PeopleLayout } from './peopleGroups.ts'

/** A head with its hat: its middle and its radius, in the picture's pixels. */
export type HeadCircle = GroundPoint & { reach: number }
/**
 * `offset`: horizontal distance of the tag's middle from the hand, in em. `rise`: distance from the hand up to the tag's point, in the
 * picture's pixels.
 */
type TagPlace = { offset: number; rise: number }
export type NameTagPlace = TagPlace & Pick<ShiftOfferYes, 'name' | 'time'> & { hand: GroundPoint }

/** From the middle of a head to above a raised hand, in units. */
const HAND_GAP = 16
/** From the middle of a head to the brim of its hat, in units. */
const HEAD_REACH = 9
/** Size of a tag's text, in pixels: `--text-2xs`. */
const TEXT_SIZE = 13
/** Distance of a tag's lower and upper edge from its point, in em. */
const TAG_EDGES = { lower: 0.25, upper: 2.15 }
/** A picture is shown at these scales, while the size of a tag stays. */
const TAG_SCALES = [0.85, 1, 1.3]
/** Distance between a tag's end and its point, in em: its rounded corner. */
const TAG_CORNER = 1
const STEM_LENGTHS = [0, 12, 24, 36, 48, 60]
/** How many square pixels of heads a pixel of stem must save, so that a tag stays near its hand. */
const STEM_COST = 4

/** @returns the width of a tag, in em */
export const measureTag = (text: string): number => text.length * 0.58 + 1

type Box = { left: number; right: number; top: number; bottom: number }

/** @param em size of the tag's text in the picture's pixels, which depends on the scale at which the picture is shown */
function tagBox(hand: GroundPoint, { offset, rise }: TagPlace, width: number, em: number): Box {
  const middle = hand.x + offset * em
  const y = hand.y - rise
  return {
    left: middle - (width / 2) * em,
    right: middle + (width / 2) * em,
    top: y - TAG_EDGES.upper * em,
    bottom: y - TAG_EDGES.lower * em,
  }
}

/** @returns how many square pixels of a head a tag covers */
const coveredArea = (tag: Box, { x, y, reach }: HeadCircle): number =>
  Math.max(0, Math.min(tag.right, x + reach) - Math.max(tag.left, x - reach)) *
  Math.max(0, Math.min(tag.bottom, y + reach) - Math.max(tag.top, y - reach))

/** @returns the place near the hand that covers the least of heads. @param top the picture's upper edge @param width of the picture */
export function findTagPlace(
  hand: GroundPoint,
  text: string,
  heads: readonly HeadCircle[],
  { width, top }: { width: number; top: number },
): TagPlace {
  const tagWidth = measureTag(text)
  const maxOffset = tagWidth / 2 - TAG_CORNER
  const offsets = [0, -maxOffset / 2, maxOffset / 2, -maxOffset, maxOffset]
  const places = STEM_LENGTHS.flatMap((rise) => offsets.map((offset) => ({ offset, rise })))
  const costAtScale = (place: TagPlace, scale: number) => {
    const tag = tagBox(hand, place, tagWidth, TEXT_SIZE / scale)
    const outside = Math.max(0, -tag.left) + Math.max(0, tag.right - width) + Math.max(0, top - tag.top)
    return 100 * outside + heads.reduce((sum, head) => sum + coveredArea(tag, head), 0)
  }
  const ratedPlaces = places.map((place) => ({
    place,
    cost: TAG_SCALES.reduce((sum, scale) => sum + costAtScale(place, scale), STEM_COST * place.rise + Math.abs(place.offset)),
  }))
  return ratedPlaces.reduce((best, candidate) => (candidate.cost < best.cost ? candidate : best)).place
}

/** @returns the name tags of a layout, placed for the people who are asked while all filters are on */
export function placeNameTags(
  { width, top, arrangements }: Pick<PeopleLayout, 'width' | 'top' | 'arrangements'>,
  halfRows: readonly HalfRow[],
  roster: readonly RosterPerson[],
  yes: readonly ShiftOfferYes[],
): NameTagPlace[] {
  const scaleOf = (person: number) => arrangements[halfRows.findIndex(({ first, places }) => person < first + places.length)]?.scaleY ?? 1
  const heads = filterRoster(roster, SHIFT_FILTERS).outcomes.flatMap((outcome, person) =>
    outcome === 'out' ? [] : [{ ...headPosition(person, halfRows, arrangements), reach: HEAD_REACH * scaleOf(person) }],
  )
  return yes.map(({ person, name, time }) => {
    const head = headPosition(person - 1, halfRows, arrangements)
    const scale = scaleOf(person - 1)
    const hand = { x: head.x + 10 * scale, y: head.y - HAND_GAP * scale }
    return { name, time, hand, ...findTagPlace(hand, `${name} ${time}`, heads, { width, top: -top }) }
  })
}
