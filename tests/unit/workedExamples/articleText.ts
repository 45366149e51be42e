/** An article as a reader gets it, for checking that its arithmetic is what the words say. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
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
