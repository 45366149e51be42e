import { fist, sleevedArm } from './bodyParts.ts'
import type { CloseUpPerson } from './closeUpPerson.ts'
import { COLORS } from './personColors.ts'
import { strokedPath } from './svgPaths.ts'
import { BRIM_SHADOW, helmet, vestTorso } from './workClothes.ts'

/** The wheel of a valve. */
const VALVE = `<ellipse cx="352" cy="276" rx="30" ry="56" fill="none" stroke="${COLORS.red}" stroke-width="13"/>${strokedPath('M352 220V332M324 276H400', COLORS.redLow, 9)}`

/** A filler with a blue helmet and gloves, at the valve of the line. */
export const fillingPerson: CloseUpPerson = {
  head: 'long',
  light: 'soft',
  nose: 'aquiline',
  brow: 'flat',
  mouth: 'calm',
  neck: 'mid',
  hairColor: 'oklch(.24 .02 40)',
  sheen: 'oklch(.5 .03 60)',
  skin: 'oklch(.62 .085 58)',
  eyes: { iris: 'oklch(.28 .05 50)' },
  rim: 'oklch(.94 .08 86)',
  tint: 'oklch(.28 .08 30)',
  faceShadow: BRIM_SHADOW,
  torso: vestTorso('oklch(.9 .015 230)'),
  overFace: helmet('oklch(.55 .1 240)', 'oklch(.4 .09 245)', COLORS.paper),
  arm: `${sleevedArm('oklch(.88 .02 230)')}${VALVE}${fist('oklch(.7 .1 235)', 'oklch(.5 .1 240)')}`,
}
