import { HEADS, NECKS } from '../../portrait/faces.ts'
import { faceOf, neckOf, withLines } from '../../portrait/portraitSvg.ts'
import { NEAR_PEOPLE, type NearPlace } from './nearPeople.ts'

export const NEAR = { width: 400, height: 440 } as const

/**
 * Draws a person at work from the hips up, looking and reaching to the left.
 * @returns an SVG document with CSS colors, as portraitSvg.ts
 */
export function nearPersonSvg(place: NearPlace): string {
  const { neck, back = '', torso, cast, worn, arm, ...face } = NEAR_PEOPLE[place]
  const own = (drawing: string) =>
    drawing
      .replaceAll('var(--skin)', face.skin)
      .replaceAll('var(--rim)', face.rim)
      .replaceAll('var(--tint)', face.tint)
      .replaceAll('var(--hair)', face.hairColor)
  const clip = (part: string, d: string) => `<clipPath id="${part}"><path d="${d}"/></clipPath>`
  const parts = [back, neckOf(face, neck, ''), torso, faceOf(face, cast, ''), worn, arm].join('')
  return withLines(
    own(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${NEAR.width} ${NEAR.height}" stroke-linecap="round"><defs>${clip('head', HEADS[face.head])}${clip('neck', NECKS[neck])}</defs><g transform="matrix(-1 0 0 1 ${NEAR.width} 0)">${parts}</g></svg>`,
    ),
  )
}
