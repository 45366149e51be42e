/** An article as a reader gets it, for checking that its arithmetic is what the words say. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { resolveTokens } from '../../../src/lib/anywhere/content/resolveTokens'
import { redirects } from '../../../src/site/redirects'
import { routeTo } from '../../../src/site/routes'
import { tokens } from '../../../src/site/tokenTable'

/** An article that was renamed leads on from its old address, and takes its tests along. */
const now = (slug: string) => redirects[routeTo.article(slug)]?.split('/').at(-1) ?? slug

/** @param slug the article's first one @returns its source with figures in the place of tokens */
export function articleText(slug: string): string {
  const file = resolve(import.meta.dirname, `../../../src/content/blog/${now(slug)}.mdx`)
  return resolveTokens(readFileSync(file, 'utf8'), tokens).text
}

/** @param nth from 1, in the order of the article; its title is the editor's @throws Error when there are fewer */
export function exampleText(slug: string, nth = 1): string {
  const text = [...articleText(slug).matchAll(/<Example [^>]*>\n([\s\S]*?)\n<\/Example>/g)][nth - 1]?.[1]
  if (!text)
    throw new Error(
      `src/content/blog/${now(slug)}.mdx has no ${nth}. worked example, which tests/unit/workedExamples/${slug}.test.ts checks.`,
    )
  return text
}

/** How many neighboring sentences a result and what it is made of may be spread over. */
const NEAR = 3

/** A figure as it is printed: no part of a longer number, its unit behind it, with a word between or a hyphen if need be. */
function printed(figure: string): RegExp {
  const [number = '', unit] = figure.replace('%', ' %').split(' ')
  const behind =
    unit === undefined ? '' : unit === '%' ? '(?:%| percent)' : `[\\s-]+(?:[a-z]+\\s+)?${RegExp.escape(unit.replace(/s$/, ''))}(?!\\d)`
  return new RegExp(`(?<![\\d.,:$])${RegExp.escape(number)}(?!\\d|[.,:]\\d)${behind}`, 'g')
}

/**
 * Whether figures stand close together, in any order and in any words: the sentence around them is the editor's.
 * @param figures each a number with the unit it needs: "1,920 minutes", "$2,016.00", "43%", "2:10", "27"; one that is named
 *   twice has to stand there twice
 * @returns those that are missing where the most of them stand, for `expect(…).toEqual([])`
 */
export function missingNear(text: string, ...figures: string[]): string[] {
  const sentences = text.split(/(?<=[.!?])\s+(?=[A-Z\d*"$])|\n+/)
  const lacking = sentences.map((_, first) => {
    const stretch = sentences.slice(first, first + NEAR).join(' ')
    return figures.filter(
      (figure, index) => (stretch.match(printed(figure))?.length ?? 0) < figures.slice(0, index + 1).filter((one) => one === figure).length,
    )
  })
  return lacking.reduce((best, one) => (one.length < best.length ? one : best), figures)
}

/**
 * @param promise what a heading says of its section, "ten hard calls"; the rest of the heading is the editor's
 * @returns the text from there to the next heading @throws Error when no heading says so
 */
export function underHeading(slug: string, promise: string): string {
  const sections = articleText(slug).split(/^(?=##+ )/m)
  const section = sections.find((each) => each.split('\n', 1)[0]?.toLowerCase().includes(promise))
  if (!section)
    throw new Error(
      `src/content/blog/${now(slug)}.mdx has no heading with "${promise}", whose count tests/unit/workedExamples/${slug}.test.ts checks.`,
    )
  return section
}

/** As articles print sums: "1,234.50" with cents, "1,234" without. */
export const dollars = (amount: number, cents = false): string =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: cents ? 2 : 0, maximumFractionDigits: cents ? 2 : 0 })}`

/** As articles print quantities: "1,920"; with one digit "1,973.3". */
export const count = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })

type Bar = { label: string; value: number; parts?: { label: string; value: number }[] }
type Chart = {
  id: string
  title: string
  caption: string
  bars: Bar[]
  spans: { label: string; from: number; to: number; length: string }[]
  moments: { time: string; label: string }[]
  people: { name: string; events: { type: string; protected?: boolean; days: string[] }[] }[]
  from: string
  to: string
}

/** @returns a chart of the article's front matter, as it is drawn; fields of other kinds are missing */
export function chartOf(slug: string, id: string): Chart {
  const [, front = ''] = articleText(slug).split(/^---$/m)
  const { charts = [] } = parse(front, { schema: 'core' }) as { charts?: Chart[] }
  const chart = charts.find((each) => each.id === id)
  if (!chart) throw new Error(`src/content/blog/${now(slug)}.mdx has no chart "${id}".`)
  return chart
}

/** @returns the numbers of a chart's bars, and of their parts */
export const barsOf = (slug: string, id: string) =>
  chartOf(slug, id).bars.map(({ value, parts = [] }) => [value, ...parts.map((part) => part.value)])

/** As figures round: to cents. */
export const cents = (amount: number) => Math.round(amount * 100) / 100
