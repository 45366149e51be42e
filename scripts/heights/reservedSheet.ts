/** From heights that were measured to the style sheets that keep the space for them. */
import { writeAmount } from '../lib/sectionAmounts.ts'

/** Heights in CSS pixels, by the selector of the part, in the order of the page. */
export type Heights = ReadonlyMap<string, number>
type Figure = { selector: string; rem: number }

/**
 * The ways to look at a phone that have figures of their own: each holds from its first width on, which is a named one
 * (src/styles/designTokens.css), up to where phones end, and is measured at all of its widths. Later ones come on top of earlier ones.
 */
export const LOOKS = [
  { from: 'phone', widths: [360, 390], isCoarse: false, reason: '' },
  { from: 'wide-phone', widths: [416, 430], isCoarse: false, reason: 'The widest phones have fewer lines.' },
  { from: 'phone', widths: [360, 390], isCoarse: true, reason: 'Links are higher under fingers.' },
  { from: 'wide-phone', widths: [416, 430], isCoarse: true, reason: 'Wide phones under fingers.' },
] as const

/** A little more than is needed, in CSS pixels: what is rounded differently elsewhere must not make it too little. */
const HEIGHT_MARGIN = 4
/** Figures are quarters of a rem. */
const ROUNDING_STEP = 4
const REM = 16
/** So much more than needed is left as it is where a look before says it; the suite refuses 1.15 at any width of a look. */
const TOLERATED_EXCESS = 1.1

const reservedRem = (needed: number) => (Math.ceil((needed + HEIGHT_MARGIN) / ROUNDING_STEP) * ROUNDING_STEP) / REM

/** What one look says at its first width holds in another too, if that begins no sooner and is under fingers where the first is. */
const appliesIn = (one: (typeof LOOKS)[number] | undefined, other: (typeof LOOKS)[number] | undefined) =>
  one !== undefined && other !== undefined && one.widths[0] <= other.widths[0] && (!one.isCoarse || other.isCoarse)

/**
 * @param measured what is needed in each of `LOOKS`
 * @returns the figures that each of them has to say, in rem: none where the last of those that hold there already fits
 */
export function calculateFigures(measured: readonly Heights[]): Figure[][] {
  const said: Figure[][] = []
  for (const [index, heights] of measured.entries()) {
    const holding = said.filter((_, earlier) => appliesIn(LOOKS[earlier], LOOKS[index])).flat()
    const isMissing = ([selector, needed]: readonly [string, number]) => {
      const kept = (holding.findLast((figure) => figure.selector === selector)?.rem ?? 0) * REM
      return kept < needed + HEIGHT_MARGIN || kept >= needed * TOLERATED_EXCESS
    }
    said.push([...heights].filter(isMissing).map(([selector, needed]) => ({ selector, rem: reservedRem(needed) })))
  }
  return said
}

const widthsFrom = (from: string) => `screen and (width >= --theme(--breakpoint-${from})) and (width < --theme(--breakpoint-sideways))`
const indent = (text: string) => text.replace(/^(?=.)/gm, '  ')

/**
 * @param header the comment at its top
 * @param figures of each of `LOOKS`
 * @param amounts what each section holds, by its selector: the build compares
 */
export function writeReservedSheet(header: string, figures: readonly Figure[][], amounts: ReadonlyMap<string, number>): string {
  const blocks = LOOKS.flatMap(({ from, isCoarse, reason }, index) => {
    const said = figures[index] ?? []
    if (said.length === 0) return []
    const isFirst = index === 0
    const rules = said
      .map(({ selector, rem }) => {
        const amount = amounts.get(selector)
        const measured = isFirst && amount !== undefined ? `  ${writeAmount(amount)}\n` : ''
        const waits = isFirst ? '  content-visibility: auto;\n' : ''
        return `${selector} {\n${measured}${waits}  contain-intrinsic-size: auto ${rem}rem;\n}\n`
      })
      .join('')
    const inside = isFirst ? `@supports (content-visibility: auto) {\n${indent(rules)}}\n` : rules
    const pointer = isCoarse ? ' and (pointer: coarse)' : ''
    return [`${reason ? `/* ${reason} */\n` : ''}@media ${widthsFrom(from)}${pointer} {\n${indent(inside)}}\n`]
  })
  return `${header}@layer components {\n${indent(blocks.join(''))}}\n`
}
