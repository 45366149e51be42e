/**
 * The drawn people, each as a choice of parts and colors. The colors of skin, hair and eyes belong to a person and not to the site's
 * design, so they are here and not in styles/designTokens.css.
 */
// biome-ignore-all lint/style/noExcessiveLinesPerFile: one list of people
import type { PortraitName } from '#src/models/names/pictureNames.ts'
import type { CLOTHES } from './clothes.ts'
import type { BODIES, BROWS, Eye, HEADS, MOUTHS, NECKS, NOSES, TERMINATORS } from './faces.ts'
import type { BEARDS, HAIR } from './hair.ts'
import type { SKIES } from './skies.ts'

export type Bust = {
  sky: keyof typeof SKIES
  head: keyof typeof HEADS
  light: keyof typeof TERMINATORS
  nose: keyof typeof NOSES
  brow: keyof typeof BROWS
  mouth: keyof typeof MOUTHS
  neck: keyof typeof NECKS
  build: keyof typeof BODIES
  wear: keyof typeof CLOTHES
  hair: keyof typeof HAIR
  hairColor: string
  /** Color of the highlights in the hair. */
  sheen: string
  skin: string
  /** Percentage of the skin's color that remains in the shaded parts. */
  skinShare?: number
  eyes: Eye
  /** `rim` is the light at the edge of the face, `tint` the color of the shadows. Both depend on the hour. */
  rim: string
  tint: string
  browColor?: string
  lip?: string
  blush?: string
  beard?: keyof typeof BEARDS
  beardColor?: string
  hasMustache?: boolean
  hasEar?: boolean
  earring?: string
  glasses?: string
  hasHeadset?: boolean
  /** The back of a bald head. */
  skull?: string
  /** Wrinkles. */
  lines?: readonly string[]
  /** Mirrors the person, who otherwise looks to the right. */
  looksLeft?: boolean
  dx?: number
  dy?: number
}

export const BUSTS: Record<PortraitName, Bust> = {
  bob: {
    sky: 'dawn',
    head: 'oval',
    light: 'soft',
    nose: 'straight',
    brow: 'soft',
    mouth: 'smile',
    neck: 'slim',
    build: 'slim',
    wear: 'shop',
    hair: 'bob',
    hairColor: 'oklch(.56 .045 65)',
    sheen: 'oklch(.88 .015 85)',
    skin: 'oklch(.83 .058 58)',
    eyes: { iris: 'oklch(.5 .07 235)' },
    rim: 'oklch(.93 .1 84)',
    tint: 'oklch(.36 .1 30)',
    glasses: 'oklch(.24 .045 255)',
    hasEar: false,
    blush: 'oklch(.68 .16 30)',
    lines: ['M139 158l-5 2M140 162l-4 3M150 186C148 192 150 196 152 200'],
    dx: -6,
    dy: 14,
  },
  fade: {
    sky: 'dock',
    head: 'square',
    light: 'hard',
    nose: 'wide',
    brow: 'thick',
    mouth: 'beardSmile',
    neck: 'thick',
    build: 'broad',
    wear: 'hivis',
    hair: 'fade',
    hairColor: 'oklch(.21 .02 40)',
    sheen: 'oklch(.5 .04 60)',
    skin: 'oklch(.47 .07 50)',
    skinShare: 72,
    eyes: { iris: 'oklch(.24 .04 45)', lash: 2.8 },
    rim: 'oklch(.85 .12 76)',
    tint: 'oklch(.17 .035 270)',
    browColor: 'oklch(.19 .02 40)',
    lip: 'oklch(.5 .09 28)',
    beard: 'crop',
    beardColor: 'oklch(.22 .022 40)',
    looksLeft: true,
    dy: 14,
  },
  curls: {
    sky: 'day',
    head: 'heart',
    light: 'soft',
    nose: 'aquiline',
    brow: 'arch',
    mouth: 'lips',
    neck: 'slim',
    build: 'slim',
    wear: 'blazer',
    hair: 'curls',
    hairColor: 'oklch(.31 .055 38)',
    sheen: 'oklch(.68 .11 55)',
    skin: 'oklch(.77 .078 62)',
    eyes: { iris: 'oklch(.36 .07 60)', hasLiner: true, lash: 2.8 },
    rim: 'oklch(.97 .04 95)',
    tint: 'oklch(.42 .1 35)',
    browColor: 'oklch(.27 .045 38)',
    lip: 'oklch(.52 .14 24)',
    blush: 'oklch(.66 .15 32)',
    hasEar: false,
    looksLeft: true,
    dx: -4,
    dy: 12,
  },
  bald: {
    sky: 'deep',
    head: 'long',
    light: 'hard',
    nose: 'bulb',
    brow: 'bushy',
    mouth: 'beardCalm',
    neck: 'thick',
    build: 'broad',
    wear: 'hoodie',
    hair: 'bald',
    hairColor: 'oklch(.58 .12 48)',
    sheen: 'oklch(.8 .12 70)',
    skin: 'oklch(.82 .055 45)',
    eyes: { iris: 'oklch(.55 .08 215)', height: 0.86, hasBag: true },
    rim: 'oklch(.9 .05 250)',
    tint: 'oklch(.33 .1 345)',
    browColor: 'oklch(.54 .11 46)',
    lip: 'oklch(.6 .1 25)',
    blush: 'oklch(.66 .15 25)',
    beard: 'full',
    hasMustache: true,
    skull: 'M168 70C116 62 88 92 88 132C88 164 98 184 114 198L150 180L160 100Z',
    lines: ['M164 104C176 101 190 102 198 105', 'M168 114C178 112 188 112 195 114'],
    dy: 4,
  },
  braid: {
    sky: 'early',
    head: 'round',
    light: 'soft',
    nose: 'button',
    brow: 'arch',
    mouth: 'smile',
    neck: 'slim',
    build: 'slim',
    wear: 'cardigan',
    hair: 'braid',
    hairColor: 'oklch(.22 .03 300)',
    sheen: 'oklch(.5 .08 290)',
    skin: 'oklch(.63 .09 56)',
    skinShare: 76,
    eyes: { iris: 'oklch(.28 .05 45)', hasLiner: true, lash: 3 },
    rim: 'oklch(.87 .12 68)',
    tint: 'oklch(.26 .09 340)',
    browColor: 'oklch(.21 .03 30)',
    lip: 'oklch(.47 .13 20)',
    blush: 'oklch(.55 .15 30)',
    earring: 'oklch(.86 .12 85)',
    dy: 12,
  },
  swept: {
    sky: 'first',
    head: 'broad',
    light: 'full',
    nose: 'long',
    brow: 'flat',
    mouth: 'smirk',
    neck: 'mid',
    build: 'mid',
    wear: 'shirt',
    hair: 'swept',
    hairColor: 'oklch(.6 .014 80)',
    sheen: 'oklch(.86 .01 90)',
    skin: 'oklch(.7 .082 56)',
    eyes: { iris: 'oklch(.3 .05 50)', height: 0.84, hasBag: true },
    rim: 'oklch(.95 .07 88)',
    tint: 'oklch(.32 .09 35)',
    browColor: 'oklch(.42 .02 60)',
    beardColor: 'oklch(.62 .014 70)',
    hasMustache: true,
    hasHeadset: true,
    lines: [
      'M166 110C178 107 192 108 202 112',
      'M168 119C180 116.5 190 117 199 120',
      'M138 154l-6-1M139 158l-6 2M140 162l-4 4',
      'M152 184C147 192 147 202 151 209',
    ],
    looksLeft: true,
    dy: 16,
  },
}
