/** Places name tags above raised hands, so that they cover no head of a highlighted person. */

import type { RosterPerson } from '#src/models/shiftOffer/roster.ts'
import { type Arrangement, type GroundPoint, type HalfRow, headPosition } from '#src/models/shiftOffer/rosterGround.ts'
import { filterRoster, SHIFT_FILTERS } from '#src/models/shiftOffer/shiftFilters.ts'
import type { ShiftOfferYes } from '#src/schemas/opening/shiftOfferOpening.ts'

/** A head with its hat: its middle and its radius, in the picture's pixels. */
export type HeadCircle = GroundPoint & { reach: number }
/**
 * `aside`: horizontal distance of the tag's middle from the hand, in em. `rise`: distance from the hand up to the tag's point, in the
 * picture's pixels.
 */
export type TagPlace = { aside: number; rise: number }

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

/** @returns the place near the hand that covers the least of heads. @param top the picture's upper edge @param width of the picture */
export function findTagPlace(
  hand: GroundPoint,
  text: string,
  heads: readonly HeadCircle[],
  { width, top }: { width: number; top: number },
): TagPlace {
  const half = measureTag(text) / 2
  const most = half - TAG_CORNER
  const places = STEM_LENGTHS.flatMap((rise) => [0, -most / 2, most / 2, -most, most].map((aside) => ({ aside, rise })))
  const rated = places.map((place) => {
    const coveredAreas = TAG_SCALES.map((scale) => {
      const em = TEXT_SIZE / scale
      const middle = hand.x + place.aside * em
      const y = hand.y - place.rise
      const tag = { left: middle - half * em, right: middle + half * em, top: y - TAG_EDGES.upper * em, bottom: y - TAG_EDGES.lower * em }
      const outside = Math.max(0, -tag.left) + Math.max(0, tag.right - width) + Math.max(0, top - tag.top)
      const over = (head: HeadCircle) =>
        Math.max(0, Math.min(tag.right, head.x + head.reach) - Math.max(tag.left, head.x - head.reach)) *
        Math.max(0, Math.min(tag.bottom, head.y + head.reach) - Math.max(tag.top, head.y - head.reach))
      return 100 * outside + heads.reduce((sum, head) => sum + over(head), 0)
    })
    return { place, cost: coveredAreas.reduce((sum, cost) => sum + cost, 0) + STEM_COST * place.rise + Math.abs(place.aside) }
  })
  return rated.reduce((best, candidate) => (candidate.cost < best.cost ? candidate : best)).place
}

type TagPlan = { width: number; top: number; arrangements: readonly Arrangement[] }
type NameTag = TagPlace & Pick<ShiftOfferYes, 'name' | 'time'> & { hand: GroundPoint }

/** @returns the name tags of a picture, placed for the people who are asked while all filters are on */
export function placeNameTags(
  { width, top, arrangements }: TagPlan,
  halves: readonly HalfRow[],
  roster: readonly RosterPerson[],
  yes: readonly ShiftOfferYes[],
): NameTag[] {
  const scaleOf = (person: number) => arrangements[halves.findIndex(({ first, places }) => person < first + places.length)]?.scaleY ?? 1
  const heads = filterRoster(roster, SHIFT_FILTERS).outcomes.flatMap((outcome, person) =>
    outcome === 'out' ? [] : [{ ...headPosition(person, halves, arrangements), reach: HEAD_REACH * scaleOf(person) }],
  )
  return yes.map(({ person, name, time }) => {
    const head = headPosition(person - 1, halves, arrangements)
    const scale = scaleOf(person - 1)
    const hand = { x: head.x + 10 * scale, y: head.y - HAND_GAP * scale }
    return { name, time, hand, ...findTagPlace(hand, `${name} ${time}`, heads, { width, top: -top }) }
  })
}
