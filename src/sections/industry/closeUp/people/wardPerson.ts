import { shade } from '#src/illustrations/portrait/clothes.ts'
import { BODY, bareArm } from './bodyParts.ts'
import type { CloseUpPerson } from './closeUpPerson.ts'
import { COLORS } from './personColors.ts'
import { filledPath, strokedPath } from './svgPaths.ts'

/** A cup with a straw. */
const CUP = `${strokedPath('M352 236L364 190L384 184', COLORS.red, 6)}${filledPath('M318 228H384L374 340H328Z', 'oklch(.97 .01 220)')}${filledPath('M360 228H384L374 340H362Z', 'oklch(.84 .03 220)')}${filledPath('M314 222H388V236H314Z', 'oklch(.62 .08 215)')}`

/** A nurse in scrubs: hair in a bun, an earring, a cup for the patient. */
export const wardPerson: CloseUpPerson = {
  head: 'heart',
  light: 'soft',
  nose: 'wide',
  brow: 'arch',
  mouth: 'smile',
  neck: 'slim',
  hairColor: 'oklch(.22 .02 40)',
  sheen: 'oklch(.5 .04 60)',
  skin: 'oklch(.5 .075 50)',
  skinShare: 74,
  eyes: { iris: 'oklch(.26 .04 45)', hasLiner: true, lash: 3 },
  rim: 'oklch(.9 .1 80)',
  tint: 'oklch(.2 .06 20)',
  browColor: 'oklch(.2 .02 40)',
  lip: 'oklch(.46 .12 22)',
  earring: 'oklch(.86 .12 85)',
  faceShadow: 'M112 140C136 132 166 116 184 96C194 110 206 118 220 124V80H104Z',
  behindNeck: '<circle cx="106" cy="70" r="34" fill="var(--hair)"/>',
  torso: scrubs(),
  overFace: bun(),
  arm: bareArm('var(--color-paint-scrubs)', CUP),
}

function scrubs() {
  const cloth = 'var(--color-paint-scrubs)'
  const clothLow = shade(cloth, 72, 'oklch(.3 .06 230)')
  return [
    filledPath(BODY, cloth),
    filledPath('M4 440C2 360 8 306 40 286C58 274 78 270 88 264L106 252C112 300 118 380 116 440Z', clothLow),
    filledPath('M106 248C116 276 136 304 160 324C178 304 188 278 189 248L150 238Z', 'var(--skin)'),
    filledPath('M106 248C116 276 136 304 160 324C146 300 134 274 128 250Z', shade('var(--skin)', 66)),
    strokedPath('M104 250C114 280 136 308 160 328C180 306 191 280 191 250', `color-mix(in oklab,${cloth} 70%,#fff)`, 7),
    strokedPath('M104 250C114 280 136 308 160 328', clothLow, 2.4),
    // A badge on a reel, a pen and scissors in the pocket.
    filledPath('M204 320h44v58h-44z', COLORS.paper),
    filledPath('M204 320h44v13h-44z', COLORS.signal),
    '<circle cx="217" cy="349" r="8" fill="oklch(.5 .05 40)"/>',
    strokedPath('M230 345h13M230 352h13M210 365h32', COLORS.print, 3),
    strokedPath('M226 320V296', COLORS.plastic, 3),
    `<circle cx="226" cy="294" r="7" fill="${COLORS.plastic}"/>`,
    strokedPath('M160 328C160 366 158 404 158 440', clothLow, 2.4),
  ].join('')
}

function bun() {
  const hair = 'var(--hair)'
  const light = 'color-mix(in oklab,var(--hair) 62%,oklch(.6 .05 50))'
  return `${filledPath('M118 176C106 168 98 150 98 128C98 84 128 58 168 60C204 62 222 90 217 122C206 114 194 102 186 88C172 106 148 120 128 126C122 136 122 152 120 164Z', hair)}${strokedPath('M178 72C152 78 128 96 112 126M186 80C170 92 148 106 128 114M166 66C140 70 116 84 106 108M86 58C92 48 108 44 118 48M82 74C90 62 106 56 122 60', light, 2.6)}`
}
