/** What the tests of worked examples share: an article's text as it is printed, and figures as articles print them. */
import { readFileSync } from 'node:fs'
import { resolveTokens } from '../../../src/lib/build/tokens'
import { tokens } from '../../../src/site/tokens'

/**
 * @param slug an article's file name without its ending
 * @returns its MDX on one line, policy numbers and claims in place; addresses of other entries stay tokens
 */
export function articleText(slug: string): string {
  const source = readFileSync(`src/content/blog/${slug}.mdx`, 'utf8')
  return resolveTokens(source, tokens).text.replaceAll(/\s+/g, ' ')
}

/**
 * @param title of the `<Example>`, as it is written
 * @throws Error when the article has no example of that title
 */
export function exampleIn(slug: string, title: string): string {
  const [, rest] = articleText(slug).split(`<Example title="${title}">`)
  if (rest === undefined) throw new Error(`${slug} has no <Example title="${title}">.`)
  return rest.split('</Example>')[0] ?? ''
}

/** `$1,705`; with two digits `$60.96`. */
export const dollars = (amount: number, digits: 0 | 2 = 0) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: digits, maximumFractionDigits: digits })

/** `1,920`; with one digit `1,973.3`. */
export const count = (value: number, digits = 0) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
