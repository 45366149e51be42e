/** Finds the token that was meant by a mistyped one. */
import { oncePerInput } from '#src/lib/anywhere/cache/oncePerInput.ts'
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import type { TokenTable } from './resolveTokens.ts'

/** Characters that people type instead of the colon of a token. */
const SEPARATED = /^(\w+)[:.;,=/_-](.+)$/

/** Normalizes full-width characters, and drops invisible spaces. */
const normalizeTyped = (written: string) => written.normalize('NFKC').replaceAll(/[\s\u200b-\u200d\u2060\\]/g, '')

/** Kept for the last table, because it is asked for every pair of braces: the kinds of its tokens, and each token by its lowercase name. */
const tokenNamesOf = oncePerInput((table: TokenTable) => {
  const names = [...table.keys()]
  return {
    kinds: new Set(names.map((name) => name.slice(0, name.indexOf(':')))),
    byLowercase: new Map(names.map((name) => [name.toLowerCase(), name])),
  }
})

/** @returns whether a text begins with the kind of a token and a colon */
export const beginsWithTokenKind = (written: string, table: TokenTable): boolean =>
  tokenNamesOf(table).kinds.has(normalizeTyped(written).toLowerCase().replace(/:.*/, ''))

/**
 * @param token text in braces (or text that should be) that matches no token: `claim: languages`, `Claim.languages`, `languages`
 * @returns the closest token; '' if it looks like a token but none is close; null if it is not a token at all, such as the name of a
 *   guide's worked line, or code
 */
export function intendedToken(token: string, table: TokenTable): string | null {
  const { kinds, byLowercase } = tokenNamesOf(table)
  const normalized = normalizeTyped(token)
  const withColon = normalized.replace(SEPARATED, (_written, kind: string, name: string) => `${kind.toLowerCase()}:${name}`)
  // If text follows, the closing brace is missing: the first word is the token.
  const firstWord = token.trim().split(/\s/, 1).map(normalizeTyped)
  const candidates = [normalized, withColon, ...[...kinds].map((kind) => `${kind}:${normalized}`), ...firstWord]
  for (const candidate of candidates) {
    const same = byLowercase.get(candidate.toLowerCase())
    if (same) return same
  }
  const isToken = /^[a-z]+:[^:]/i.test(normalized) && !/\s/.test(token.trim())
  if (!isToken && !(withColon.includes(':') && beginsWithTokenKind(withColon, table))) return null
  return nearestName(withColon, [...table.keys()]) ?? ''
}
