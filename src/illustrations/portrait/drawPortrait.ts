import type { PortraitName } from '#src/models/names/pictureNames.ts'
import { BUSTS, type Bust } from './busts.ts'
import { CLOTHES, shade } from './clothes.ts'
import { DETAILS } from './details.ts'
import { BODIES, BROWS, drawEye, HEADS, MOUTHS, NECKS, NOSES, TERMINATORS } from './faces.ts'
import { BEARDS, HAIR } from './hair.ts'
import { SKIES } from './skies.ts'

/** In units of the drawing. */
export const PORTRAIT = { width: 320, height: 360 } as const

/**
 * Draws a bust in three-quarter view under the sky of its hour. The picture is the same in both themes.
 * @returns an SVG document with CSS colors (`lib/build/pictures/designColors.ts` replaces them, so that every viewer can show the file)
 */
export function drawPortrait(name: PortraitName): string {
  const { width, height } = PORTRAIT
  const sky = SKIES[BUSTS[name].sky]
  const { defs, body } = drawPerson(name, '')
  return withLines(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round"><defs>${defs}${sky.defs('sky')}</defs>${sky.draw('sky')}${body}</svg>`,
  )
}

/** @returns the drawing with `fill="none"` on paths that have a stroke and no fill */
export const withLines = (drawing: string) => drawing.replace(/<(path|g)\b(?![^>]*\sfill=)([^>]*\sstroke=[^>]*)>/g, '<$1 fill="none"$2>')

/**
 * Draws one person without a sky, in the units of PORTRAIT.
 * @param id prefix of the clip paths' ids, because several people may share a drawing
 */
export function drawPerson(name: PortraitName, id: string): { defs: string; body: string } {
  const bust = BUSTS[name]
  const clip = (part: string, d: string) => `<clipPath id="${id}${part}"><path d="${d}"/></clipPath>`
  const withOwnColors = (drawing: string) =>
    drawing.replaceAll('var(--skin)', bust.skin).replaceAll('var(--rim)', bust.rim).replaceAll('var(--tint)', bust.tint)
  // The light comes from the side to which the person looks.
  const rim = `<linearGradient id="${id}rim" gradientUnits="userSpaceOnUse" x1="170" x2="300"><stop stop-color="${bust.rim}" stop-opacity="0"/><stop offset="1" stop-color="${bust.rim}"/></linearGradient>`
  const turned = bust.looksLeft ? ` transform="matrix(-1 0 0 1 ${PORTRAIT.width} 0)"` : ''
  return {
    defs: `${clip('head', HEADS[bust.head])}${clip('neck', NECKS[bust.neck])}${clip('body', BODIES[bust.build])}${rim}`,
    body: `<g${turned}><g transform="translate(${bust.dx ?? 0} ${bust.dy ?? 0})">${withOwnColors(drawBody(bust, DETAILS[name], id))}</g></g>`,
  }
}

/** The parts of a face. The people of the close-ups have such a face with other clothes and hair. */
export type Face = Omit<Bust, 'sky' | 'neck' | 'build' | 'wear' | 'hair' | 'glasses' | 'hasHeadset' | 'skull' | 'looksLeft' | 'dx' | 'dy'>

/** @returns a neck with the shadow of the head; its clip path has the id `<id>neck` */
export const drawNeck = ({ skin, skinShare = 78 }: Face, neck: keyof typeof NECKS, id: string) =>
  `<path d="${NECKS[neck]}" fill="${skin}"/><path clip-path="url(#${id}neck)" d="M80 170H200V214C204 232 196 242 186 244C160 252 130 240 112 222C104 240 96 256 90 262H70Z" fill="${shade(skin, skinShare - 13)}"/>`

/**
 * @param cast the shadow that hair or a brim throws on the face
 * @param id prefix of the clip path `<id>head`
 * @returns a face with ear and beard, without hair
 */
export function drawFace(face: Face, cast: string, id: string): string {
  const share = face.skinShare ?? 78
  const tone = {
    skin: face.skin,
    shade: shade(face.skin, share),
    deep: shade(face.skin, 62),
    line: shade(face.skin, 38, 'oklch(.22 .06 25)'),
  }
  const hairShade = shade(face.hairColor, 70)
  const head = HEADS[face.head]
  const beardColor = face.beardColor ?? face.hairColor
  const lip = face.lip ?? `color-mix(in oklab,${face.skin} 52%,oklch(.5 .13 22))`
  const [nosePlane, noseLine] = NOSES[face.nose]
  return [
    `<g clip-path="url(#${id}head)"><path d="${head}" fill="color-mix(in oklab,${face.skin} 45%,var(--rim))"/><path d="${head}" transform="translate(-4.5 1)" fill="${tone.skin}"/><path d="${TERMINATORS[face.light]}" fill="${tone.shade}"/>${cheeks(face)}${cast ? `<path d="${cast}" fill="${tone.shade}"/>` : ''}</g>`,
    ear(face, share, tone.deep),
    face.beard ? BEARDS[face.beard](beardColor, shade(beardColor, 72)) : '',
    `<g stroke="${tone.deep}" stroke-width="1.8">${(face.lines ?? []).map((d) => `<path d="${d}"/>`).join('')}</g>`,
    `<path d="${nosePlane}" fill="${tone.shade}"/><path d="${noseLine}" stroke="${tone.deep}" stroke-width="2.2"/>`,
    drawEye(157, 151, 9.5, { ...face.eyes, skin: face.skin, shadow: tone.deep }),
    drawEye(199, 150, 7.5, { ...face.eyes, skin: face.skin, shadow: tone.deep, hasLiner: false }),
    BROWS[face.brow].map((d) => `<path d="${d}" fill="${face.browColor ?? hairShade}"/>`).join(''),
    MOUTHS[face.mouth](tone.deep, tone.line, lip),
    face.hasMustache ? mustache(beardColor, hairShade) : '',
  ].join('')
}

/** Draws the parts from back to front. */
function drawBody(bust: Bust, details: (typeof DETAILS)[PortraitName], id: string): string {
  const skinShade = shade(bust.skin, bust.skinShare ?? 78)
  const hairShade = shade(bust.hairColor, 70)
  const hair = {
    back: '',
    mid: '',
    cast: '',
    ...HAIR[bust.hair](bust.hairColor, hairShade, `color-mix(in oklab,${bust.hairColor} 78%,${bust.sheen})`, bust.skin),
  }
  const clothes = { over: '', ...CLOTHES[bust.wear]() }
  return [
    hair.back,
    bust.skull ? `<path d="${bust.skull}" fill="${skinShade}" stroke="${skinShade}"/>` : '',
    drawNeck(bust, bust.neck, id),
    `<g clip-path="url(#${id}body)"><path d="${BODIES[bust.build]}" fill="${clothes.base}"/>${clothes.shade}</g>${clothes.over}`,
    `<g clip-path="url(#${id}body)">${details.worn}<path d="${BODIES[bust.build]}" stroke="url(#${id}rim)" stroke-width="9" opacity=".55"/></g>`,
    hair.mid,
    drawFace(bust, hair.cast, id),
    details.face,
    hair.front,
    details.strands,
    bust.glasses ? glasses(bust.glasses) : '',
    bust.hasHeadset ? HEADSET : '',
  ].join('')
}

const cheeks = ({ blush }: Face) =>
  blush
    ? `<ellipse cx="154" cy="178" rx="12" ry="7.5" fill="${blush}" opacity=".3"/><ellipse cx="205" cy="177" rx="7" ry="7" fill="${blush}" opacity=".34"/>`
    : ''

function ear({ hasEar = true, skin, earring }: Face, share: number, line: string): string {
  if (!hasEar) return ''
  const ring = earring ? `<circle cx="108" cy="183" r="3.6" fill="${earring}"/>` : ''
  return `<path d="M114 146C104 136 92 142 94 157C96 172 106 184 115 178C118 168 117 156 114 146Z" fill="${shade(skin, share + 9)}"/><path d="M110 150C103 147 99 152 101 159C104 160 106 163 105 169" stroke="${line}" stroke-width="2.2"/>${ring}`
}
const mustache = (color: string, dark: string) =>
  `<path d="M152 201C156 189 171 184.5 183 188.5C193 185 205 188 209 197C202 199.5 192 197.5 184 196C174 197.5 163 202 152 201Z" fill="${color}"/><path d="M152 201C162 195 174 193 184 196C174 197.5 163 202 152 201Z" fill="${dark}"/>`
const glasses = (rim: string) =>
  `<g stroke="${rim}" stroke-width="3.2"><path d="M140 143C139 140 142 138 146 138H168C172 138 174 140 173.5 144L172 156C171 163 166 167 158 167C149 167 143 163 142 156Z" fill="#fff" fill-opacity=".12"/><path d="M187 142C186.5 139 189 137.5 192 137.5H207C211 137.5 213 139 212.5 143L211 155C210 162 206 165.5 200 165.5C193 165.5 189 162 188.5 155Z" fill="#fff" fill-opacity=".12"/><path d="M173.5 145C178 142 183 142 187 144M140 145L112 150" stroke-width="2.8"/></g>`
const HEADSET =
  '<path d="M106 148C96 108 112 60 160 49.5C167 48.5 173 49 179 51" stroke="oklch(.24 .03 257)" stroke-width="7"/><path d="M104 138C98 104 116 64 160 50" stroke="oklch(.42 .035 257)" stroke-width="2.5"/><rect x="93" y="138" width="27" height="46" rx="12" fill="oklch(.24 .03 257)"/><rect x="98" y="144" width="13" height="34" rx="6.5" fill="oklch(.4 .035 257)"/><path d="M108 180C114 214 138 226 170 221" stroke="oklch(.24 .03 257)" stroke-width="4"/><rect x="164" y="213" width="20" height="12" rx="6" transform="rotate(-8 174 219)" fill="var(--color-signal)"/>'
