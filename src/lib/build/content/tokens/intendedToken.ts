/** Which token somebody meant who wrote it in another way. */
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import type { TokenTable } from './resolveTokens.ts'

/** Signs that people type between the two names of a token in place of its colon. */
const BETWEEN = /^(\w+)[:.;,=/_-](.+)$/

/** Full-width signs are plain ones, and blanks that nobody sees are none. */
const plain = (written: string) => written.normalize('NFKC').replaceAll(/[\s\u200b-\u200d\u2060\\]/g, '')

/** What a table is asked for with every pair of braces of every text: the kinds of its tokens, and each token by its small letters. */
type TokenNames = { kinds: Set<string>; bySmallLetters: Map<string, string> }
const cachedNames = new WeakMap<TokenTable, TokenNames>()

function tokenNamesOf(table: TokenTable): TokenNames {
  const before = cachedNames.get(table)
  if (before) return before
  const names = [...table.keys()]
  const found = {
    kinds: new Set(names.map((name) => name.slice(0, name.indexOf(':')))),
    bySmallLetters: new Map(names.map((name) => [name.toLowerCase(), name])),
  }
  cachedNames.set(table, found)
  return found
}

/** @returns whether it begins with the kind of a token and its colon */
export const beginsWithTokenKind = (written: string, table: TokenTable): boolean =>
  tokenNamesOf(table).kinds.has(plain(written).toLowerCase().replace(/:.*/, ''))

/**
 * @param written what stands in braces, or should, and is no token: `claim: languages`, `Claim.languages`, `languages`
 * @returns the token that was meant, '' where it begins like one that nobody knows, or null where it is something else: the name of a
 *   guide's worked line, or code
 */
export function intendedToken(written: string, table: TokenTable): string | null {
  const { kinds, bySmallLetters } = tokenNamesOf(table)
  const bare = plain(written)
  const withColon = bare.replace(BETWEEN, (_written, kind: string, name: string) => `${kind.toLowerCase()}:${name}`)
  // A text that goes on behind the token has swallowed its brace: the first word is the token's.
  const first = written.trim().split(/\s/, 1).map(plain)
  const candidates = [bare, withColon, ...[...kinds].map((one) => `${one}:${bare}`), ...first]
  for (const candidate of candidates) {
    const same = bySmallLetters.get(candidate.toLowerCase())
    if (same) return same
  }
  const isToken = /^[a-z]+:[^:]/i.test(bare) && !/\s/.test(written.trim())
  if (!isToken && !(withColon.includes(':') && beginsWithTokenKind(withColon, table))) return null
  return nearestName(withColon, [...table.keys()]) ?? ''
}
