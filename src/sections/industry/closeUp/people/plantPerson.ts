import { fist, sleevedArm } from './bodyParts.ts'
import type { CloseUpPerson } from './closeUpPerson.ts'
import { COLORS } from './personColors.ts'
import { filledPath } from './svgPaths.ts'
import { BRIM_SHADOW, helmet, SAFETY_GLASSES, vestTorso } from './workClothes.ts'

const NAVY = 'oklch(.33 .045 256)'
const LEATHER = 'oklch(.82 .08 82)'
const LEATHER_LOW = 'oklch(.58 .09 62)'
/** The lever of the press. */
const LEVER = `${filledPath('M338 238L354 236L366 440H344Z', COLORS.plastic)}${filledPath('M338 238L344 237L352 440H344Z', COLORS.plasticLight)}<circle cx="345" cy="230" r="21" fill="${COLORS.red}"/><circle cx="352" cy="223" r="6" fill="#fff" opacity=".5"/>`

/** A press operator with thirty years of work: gray at the temples, a mustache, safety glasses, a hand on the lever. */
export const plantPerson: CloseUpPerson = {
  head: 'broad',
  light: 'soft',
  nose: 'bulb',
  brow: 'bushy',
  mouth: 'smirk',
  neck: 'thick',
  hairColor: 'oklch(.66 .012 80)',
  sheen: 'oklch(.86 .01 90)',
  skin: 'oklch(.74 .075 52)',
  eyes: { iris: 'oklch(.42 .06 150)', height: 0.86, hasBag: true },
  rim: 'oklch(.95 .09 86)',
  tint: 'oklch(.34 .09 35)',
  browColor: 'oklch(.5 .015 70)',
  blush: 'oklch(.66 .14 30)',
  hasMustache: true,
  lines: ['M138 157l-6-1M139 161l-5 3M150 184C146 192 147 201 151 208', 'M206 168l5 3M205 172l4 4'],
  faceShadow: BRIM_SHADOW,
  torso: vestTorso(NAVY),
  overFace: `${SAFETY_GLASSES}${helmet(COLORS.paper, 'oklch(.78 .03 75)', COLORS.signal)}`,
  arm: `${sleevedArm(NAVY)}${LEVER}${filledPath('M286 302L310 284L340 342L314 362Z', LEATHER_LOW)}${fist(LEATHER, LEATHER_LOW)}`,
}
