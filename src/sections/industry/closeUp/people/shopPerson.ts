import { shade } from '#src/illustrations/portrait/clothes.ts'
import { BODY, bareArm } from './bodyParts.ts'
import type { CloseUpPerson } from './closeUpPerson.ts'
import { COLORS } from './personColors.ts'
import { filledPath, strokedPath } from './svgPaths.ts'
import { SCANNER } from './workClothes.ts'

const SHIRT = 'oklch(.93 .02 90)'

/** A clerk in an apron: hair over the forehead, a scanner. */
export const shopPerson: CloseUpPerson = {
  head: 'oval',
  light: 'soft',
  nose: 'straight',
  brow: 'thick',
  mouth: 'smile',
  neck: 'mid',
  hairColor: 'oklch(.2 .015 270)',
  sheen: 'oklch(.5 .03 260)',
  skin: 'oklch(.82 .06 72)',
  eyes: { iris: 'oklch(.28 .04 50)', height: 0.8, lash: 2.8 },
  rim: 'oklch(.96 .07 88)',
  tint: 'oklch(.4 .1 40)',
  browColor: 'oklch(.2 .015 270)',
  blush: 'oklch(.7 .13 32)',
  faceShadow: 'M110 136C140 126 170 124 196 116C206 118 214 124 220 134V80H104Z',
  torso: apron(),
  overFace: fringe(),
  arm: bareArm(SHIRT, SCANNER),
}

function apron() {
  const cloth = 'var(--color-paint-apron)'
  const clothLow = shade(cloth, 72, 'oklch(.2 .05 200)')
  return [
    filledPath(BODY, SHIRT),
    filledPath('M4 440C2 360 8 306 40 286C58 274 78 270 88 264L104 254C112 300 118 380 116 440Z', shade(SHIRT, 78, 'oklch(.5 .05 60)')),
    filledPath('M100 246C92 254 88 262 86 272L130 300L158 270ZM192 246C200 254 206 262 210 272L178 300L158 270Z', COLORS.paper),
    filledPath('M100 246C92 254 88 262 86 272L130 300L136 292C118 278 108 262 104 248Z', shade(SHIRT, 76, 'oklch(.5 .05 60)')),
    filledPath('M96 330C130 336 200 336 232 328L262 440H84C92 404 96 366 96 330Z', cloth),
    filledPath('M96 330L120 333C124 366 124 404 122 440H84C92 404 96 366 96 330Z', clothLow),
    strokedPath('M104 332C98 304 92 284 84 268M226 330C228 304 224 284 218 268', cloth, 13),
    strokedPath('M96 336C130 342 200 342 234 334', clothLow, 2.4),
    filledPath('M178 350h46v20h-46z', COLORS.paper),
    strokedPath('M184 360h26', 'oklch(.35 .05 160)', 4),
  ].join('')
}

function fringe() {
  const hair = 'var(--hair)'
  const light = 'color-mix(in oklab,var(--hair) 60%,oklch(.62 .04 260))'
  return `${filledPath('M112 158C98 134 92 96 118 70C146 44 204 44 220 82C226 98 223 116 217 126C210 116 202 110 190 108C170 116 152 114 138 116C138 130 134 142 128 154L118 150Z', hair)}${strokedPath('M206 64C178 54 142 62 124 88M214 78C192 68 160 74 138 98M218 94C200 86 178 90 160 104', light, 3)}`
}
