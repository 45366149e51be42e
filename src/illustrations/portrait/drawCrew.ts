/**
 * All people of the day in one picture, shoulder to shoulder. Each stands under the sky of an hour, and neighboring skies fade into each
 * other.
 */
import type { PortraitName } from '#src/models/names/pictureNames.ts'
import { BUSTS } from './busts.ts'
import { drawPerson, PORTRAIT, withLines } from './drawPortrait.ts'
import { SKIES } from './skies.ts'

/** In units of the drawing: its height, and the width of one person's column. */
export const CREW = { height: 446, column: 190 } as const
/** Extra sky at each end, as a share of all columns (sections/team/TeamView.tsx). */
const MARGIN_SHARE = 0.26
/** A person is larger than a column. Every other one stands higher, behind the neighbors. */
const PERSON = { scale: 1.2, front: 66, back: 14 } as const
/** How far a sky reaches into the next one, on both sides of the line between their columns. */
const FADE = 95
/** The same for daylight, which is much brighter: it fades over a longer distance, and the fade starts inside its own column. */
const DAY_FADE = { beyond: 210, within: 70 } as const
/** An eased fade, so that no edge shows where it begins and ends. */
const EASED = [
  [0, 0],
  [0.25, 0.14],
  [0.5, 0.5],
  [0.75, 0.86],
  [1, 1],
] as const
/** Height at which the ground begins, behind the shoulders. */
const GROUND = 330
const SKY_SCALE = CREW.column / PORTRAIT.width
/** Height of the horizon in the units of skies.ts. */
const HORIZON = 262

const marginOf = (people: number) => Math.round(people * CREW.column * MARGIN_SHARE)
/** @returns the width of a picture of this many people */
export const crewWidth = (people: number): number => people * CREW.column + 2 * marginOf(people)

/**
 * @param names the people from left to right, in the order of their times
 * @returns an SVG document with CSS colors, like that of drawPortrait.ts
 */
export function drawCrew(names: readonly PortraitName[]): string {
  const width = crewWidth(names.length)
  const { height, column } = CREW
  const margin = marginOf(names.length)
  const left = (index: number) => margin + index * column
  const people = names.map((name, index) => ({ ...drawPerson(name, `p${index}`), index, isBehind: index % 2 === 0 }))
  // The picture has one sun: that of the brightest hour.
  const sunny = names.find((name) => BUSTS[name].sky === 'day') ?? names.find((name) => SKIES[BUSTS[name].sky].sun)
  const skies = names.map((name, index) => {
    const sky = SKIES[BUSTS[name].sky]
    const [before, after] = [names[index - 1], name].map((neighbor) => neighbor !== undefined && BUSTS[neighbor].sky === 'day')
    const from = index === 0 ? 0 : left(index) - (after ? DAY_FADE.beyond : before ? DAY_FADE.within : FADE)
    const to = left(index) + (before ? DAY_FADE.beyond : after ? DAY_FADE.within : FADE)
    const stops = EASED.map(([at, light]) => `<stop offset="${at}" stop-color="#fff" stop-opacity="${light}"/>`).join('')
    const fade =
      index === 0
        ? ''
        : `<linearGradient id="f${index}" gradientUnits="userSpaceOnUse" x1="${from}" x2="${to}">${stops}</linearGradient><mask id="m${index}" maskUnits="userSpaceOnUse" x="${from}" y="0" width="${width - from}" height="${height}"><rect x="${from}" width="${width - from}" height="${height}" fill="url(#f${index})"/></mask>`
    const mask = index === 0 ? '' : ` mask="url(#m${index})"`
    return {
      defs: sky.defs(`s${index}`) + fade,
      // The vertical gradient ends at the ground.
      light: `<rect x="${from}" width="${width - from}" height="${GROUND + 40}" fill="url(#s${index}s)"${mask}/>`,
      high: `<g transform="translate(${left(index)} 10) scale(${SKY_SCALE.toFixed(3)} ${SKY_SCALE.toFixed(3)})">${name === sunny ? sky.sun : ''}${sky.high}</g>`,
      low: `<g transform="translate(${left(index)} ${(GROUND - HORIZON * SKY_SCALE).toFixed(1)}) scale(${SKY_SCALE.toFixed(3)})">${sky.low}</g>`,
    }
  })
  const bodies = people
    .toSorted((one, other) => Number(other.isBehind) - Number(one.isBehind))
    .map(({ body, index, isBehind }) => {
      const x = left(index) + column / 2 - (PORTRAIT.width / 2) * PERSON.scale
      return `<g transform="translate(${x} ${isBehind ? PERSON.back : PERSON.front}) scale(${PERSON.scale})">${body}</g>`
    })
  const soot = 'var(--color-soot)'
  const end = (id: string, x1: number, x2: number) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" x2="${x2}"><stop stop-color="${soot}"/><stop offset="1" stop-color="${soot}" stop-opacity="0"/></linearGradient>`
  const parts = (part: 'defs' | 'light' | 'high' | 'low') => skies.map((sky) => sky[part]).join('')
  return withLines(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round"><defs>${people.map(({ defs }) => defs).join('')}${parts('defs')}${end('e0', 0, margin)}${end('e1', width, width - margin)}</defs>${parts('light')}<rect y="${GROUND}" width="${width}" height="${height - GROUND}" fill="${soot}"/>${parts('high')}${parts('low')}<rect width="${margin}" height="${height}" fill="url(#e0)"/><rect x="${width - margin}" width="${margin}" height="${height}" fill="url(#e1)"/>${bodies.join('')}</svg>`,
  )
}
