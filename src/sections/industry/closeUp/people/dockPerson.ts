import { fist, sleevedArm } from './bodyParts.ts'
import type { CloseUpPerson } from './closeUpPerson.ts'
import { COLORS } from './personColors.ts'
import { BRIM_SHADOW, helmet, SCANNER, vestTorso } from './workClothes.ts'

/** A loader with a helmet in the color of the vest, gloves, and a scanner. */
export const dockPerson: CloseUpPerson = {
  head: 'round',
  light: 'hard',
  nose: 'button',
  brow: 'soft',
  mouth: 'calm',
  neck: 'slim',
  hairColor: 'oklch(.26 .04 40)',
  sheen: 'oklch(.6 .08 50)',
  skin: 'oklch(.7 .085 58)',
  eyes: { iris: 'oklch(.34 .06 55)', hasLiner: true, lash: 2.8 },
  rim: 'oklch(.93 .1 82)',
  tint: 'oklch(.28 .08 330)',
  lip: 'oklch(.54 .13 22)',
  blush: 'oklch(.62 .14 30)',
  faceShadow: BRIM_SHADOW,
  torso: vestTorso('oklch(.36 .03 20)'),
  overFace: helmet(COLORS.signal, COLORS.signalLow, COLORS.paper),
  arm: `${sleevedArm('oklch(.4 .035 20)')}${SCANNER}${fist('var(--color-deck-line)', 'var(--color-paint-room)')}`,
}
