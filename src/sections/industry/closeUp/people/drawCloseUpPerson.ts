import { drawFace, drawNeck, withLines } from '#src/illustrations/portrait/drawPortrait.ts'
import { HEADS, NECKS } from '#src/illustrations/portrait/faces.ts'
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import type { CloseUpPerson } from './closeUpPerson.ts'
import { dockPerson } from './dockPerson.ts'
import { fillingPerson } from './fillingPerson.ts'
import { plantPerson } from './plantPerson.ts'
import { shopPerson } from './shopPerson.ts'
import { wardPerson } from './wardPerson.ts'

/** Workplaces with a person in the close-up. A bus has its driver instead. */
export type CloseUpPersonName = Exclude<WorkplaceName, 'buses'>

export const CLOSE_UP_PEOPLE: Record<CloseUpPersonName, CloseUpPerson> = {
  plant: plantPerson,
  ward: wardPerson,
  dock: dockPerson,
  filling: fillingPerson,
  shop: shopPerson,
}

/** Size of the picture, in the units of the portraits. */
export const PERSON_SIZE = { width: 400, height: 440 } as const

/**
 * Draws a person at work from the hips up, who looks and reaches to the left.
 * @returns an SVG document with CSS colors, like that of drawPortrait.ts
 */
export function drawCloseUpPerson(name: CloseUpPersonName): string {
  const { neck, behindNeck = '', torso, faceShadow, overFace, arm, ...face } = CLOSE_UP_PEOPLE[name]
  const withOwnColors = (drawing: string) =>
    drawing
      .replaceAll('var(--skin)', face.skin)
      .replaceAll('var(--rim)', face.rim)
      .replaceAll('var(--tint)', face.tint)
      .replaceAll('var(--hair)', face.hairColor)
  const clip = (part: string, d: string) => `<clipPath id="${part}"><path d="${d}"/></clipPath>`
  const parts = [behindNeck, drawNeck(face, neck, ''), torso, drawFace(face, faceShadow, ''), overFace, arm].join('')
  return withLines(
    withOwnColors(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PERSON_SIZE.width} ${PERSON_SIZE.height}" stroke-linecap="round"><defs>${clip('head', HEADS[face.head])}${clip('neck', NECKS[neck])}</defs><g transform="matrix(-1 0 0 1 ${PERSON_SIZE.width} 0)">${parts}</g></svg>`,
    ),
  )
}
