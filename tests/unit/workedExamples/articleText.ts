/** An article as a reader gets it, for checking that its arithmetic is what the words say. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { resolveTokens } from '../../../src/lib/anywhere/resolveTokens'
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

/**
 * @returns the text of the worked example whose title begins so
 * @throws Error when there is none: an example that was renamed takes its test along
 */
export function exampleText(slug: string, title: string): string {
  const examples = articleText(slug).matchAll(/<Example title="([^"]*)">\n([\s\S]*?)\n<\/Example>/g)
  for (const [, name, text] of examples) if (name?.startsWith(title) && text) return text
  throw new Error(
    `src/content/blog/${now(slug)}.mdx has no worked example "${title}". Who renames it does so in tests/unit/workedExamples/${slug}.test.ts too.`,
  )
}

/** As articles print sums: "1,234.50" with cents, "1,234" without. */
export const dollars = (amount: number, cents = false): string =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: cents ? 2 : 0, maximumFractionDigits: cents ? 2 : 0 })}`

/** As articles print quantities: "1,920"; with one digit "1,973.3". */
export const count = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })

type Bar = { label: string; value: number; parts?: { label: string; value: number }[] }
type Figure = {
  id: string
  title: string
  caption: string
  bars: Bar[]
  spans: { label: string; from: number; to: number; told: string }[]
  moments: { time: string; label: string }[]
  people: { name: string; events: { type: string; protected?: boolean; days: string[] }[] }[]
  from: string
  to: string
}

/** @returns a figure of the article's front matter, as it is drawn; fields of other kinds are missing */
export function figureOf(slug: string, id: string): Figure {
  const [, front = ''] = articleText(slug).split(/^---$/m)
  const { figures = [] } = parse(front, { schema: 'core' }) as { figures?: Figure[] }
  const figure = figures.find((each) => each.id === id)
  if (!figure) throw new Error(`src/content/blog/${now(slug)}.mdx has no figure "${id}".`)
  return figure
}

/** @returns the numbers of a figure's bars, and of their parts */
export const barsOf = (slug: string, id: string) =>
  figureOf(slug, id).bars.map(({ value, parts = [] }) => [value, ...parts.map((part) => part.value)])

/** As figures round: to cents. */
export const cents = (amount: number) => Math.round(amount * 100) / 100
