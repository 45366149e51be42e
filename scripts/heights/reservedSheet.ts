/** Turns measured heights into the style sheets that reserve them. */
/** Heights in CSS pixels, by the selector of the part, in the order of the page. */
export type Heights = ReadonlyMap<string, number>
type ReservedHeight = { selector: string; rem: number }

/**
 * The kinds of phones that have heights of their own. Each is measured at all its widths, and its rules hold from the first (a width of
 * src/styles/designTokens.css) up to where phones end. Later ones override earlier ones.
 */
export const LOOKS = [
  { from: 'phone', widths: [360, 390], isCoarse: false, reason: '' },
  { from: 'wide-phone', widths: [416, 430], isCoarse: false, reason: 'The widest phones have fewer lines.' },
  { from: 'phone', widths: [360, 390], isCoarse: true, reason: 'Links are higher under fingers.' },
  { from: 'wide-phone', widths: [416, 430], isCoarse: true, reason: 'Wide phones under fingers.' },
] as const

/** In CSS pixels, on top of the need, because other browsers round differently. */
const HEIGHT_MARGIN = 4
/** Heights are rounded up to this many CSS pixels, a quarter of a rem. */
const ROUNDING_STEP = 4
const REM = 16
/** An inherited height may exceed the need by 10% before it gets a rule of its own. The suite refuses 15%. */
const TOLERATED_EXCESS = 1.1

const reservedRem = (needed: number) => (Math.ceil((needed + HEIGHT_MARGIN) / ROUNDING_STEP) * ROUNDING_STEP) / REM

/** The rules of one look also apply in another that starts at the same width or wider, and is for touch if the first is. */
const appliesIn = (one: (typeof LOOKS)[number] | undefined, other: (typeof LOOKS)[number] | undefined) =>
  one !== undefined && other !== undefined && one.widths[0] <= other.widths[0] && (!one.isCoarse || other.isCoarse)

/**
 * @param measured the heights needed in each of `LOOKS`
 * @returns for each of them the figures that need a rule, in rem: none where an earlier rule that also applies already fits
 */
export function calculateFigures(measured: readonly Heights[]): ReservedHeight[][] {
  const rulesByLook: ReservedHeight[][] = []
  for (const [index, heights] of measured.entries()) {
    const holding = rulesByLook.filter((_, earlier) => appliesIn(LOOKS[earlier], LOOKS[index])).flat()
    const isMissing = ([selector, needed]: readonly [string, number]) => {
      const kept = (holding.findLast((figure) => figure.selector === selector)?.rem ?? 0) * REM
      return kept < needed + HEIGHT_MARGIN || kept >= needed * TOLERATED_EXCESS
    }
    rulesByLook.push([...heights].filter(isMissing).map(([selector, needed]) => ({ selector, rem: reservedRem(needed) })))
  }
  return rulesByLook
}

const widthsFrom = (from: string) => `screen and (width >= --theme(--breakpoint-${from})) and (width < --theme(--breakpoint-sideways))`
const indent = (text: string) => text.replace(/^(?=.)/gm, '  ')

/**
 * @param header the comment at its top
 * @param figures of each of `LOOKS`
 */
export function writeReservedSheet(header: string, figures: readonly ReservedHeight[][]): string {
  const blocks = LOOKS.flatMap(({ from, isCoarse, reason }, index) => {
    const heights = figures[index] ?? []
    if (heights.length === 0) return []
    const isFirst = index === 0
    const rules = heights
      .map(({ selector, rem }) => {
        const waits = isFirst ? 'content-visibility: auto; ' : ''
        return `${selector} { ${waits}contain-intrinsic-size: auto ${rem}rem; }\n`
      })
      .join('')
    const inside = isFirst ? `@supports (content-visibility: auto) {\n${indent(rules)}}\n` : rules
    const pointer = isCoarse ? ' and (pointer: coarse)' : ''
    return [`${reason ? `/* ${reason} */\n` : ''}@media ${widthsFrom(from)}${pointer} {\n${indent(inside)}}\n`]
  })
  return `${header}@layer components {\n${indent(blocks.join(''))}}\n`
}
