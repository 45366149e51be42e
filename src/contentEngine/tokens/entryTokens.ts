import { existsSync, readdirSync } from 'node:fs'
import type { TokenTable } from './resolveTokens.ts'

/** Kinds of entries that a link may name: `to: article/slug`. */
export const LINK_KINDS = ['article', 'document', 'feature', 'industry', 'landing', 'guide'] as const

/** Kinds of entries that have tokens. */
const ENTRY_KINDS = [...LINK_KINDS, 'template'] as const
/** @param kind the word before the colon of a token */
export const isEntryKind = (kind: string): boolean => ENTRY_KINDS.some((known) => known === kind)

/** A folder of entries that content links to: `{article:slug}`, `to: article/slug`. */
export type LinkedFolder = {
  /** The word before the colon or the slash. */
  kind: (typeof ENTRY_KINDS)[number]
  folder: string
  addressOf: (id: string) => string
}

/** Adds a token for each entry, so that a link to a renamed entry is reported before the build. */
export function withEntryTokens(tokens: TokenTable, folders: readonly LinkedFolder[]): TokenTable {
  const found = folders.flatMap(({ kind, folder, addressOf }) => {
    const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
    const ids = files.filter((file) => /\.(mdx|yaml)$/.test(file)).map((file) => file.replace(/\.\w+$/, ''))
    return ids.map((id) => [`${kind}:${id}`, addressOf(id)] as const)
  })
  return new Map([...tokens, ...found])
}
