import { existsSync, readdirSync } from 'node:fs'
import type { TokenTable } from './tokens'

/**
 * Adds `{article:slug}` for each article, so that a link to one that was renamed is named before anything is built.
 * @param folder where the articles lie
 * @param addressOf an article's address by its slug
 */
export function withArticles(tokens: TokenTable, folder: string, addressOf: (slug: string) => string): TokenTable {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.mdx')) : []
  const slugs = files.map((file) => file.replace(/\.mdx$/, ''))
  return new Map([...tokens, ...slugs.map((slug) => [`article:${slug}`, addressOf(slug)] as const)])
}
