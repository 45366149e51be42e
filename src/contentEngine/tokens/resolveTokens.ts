/** Resolves tokens such as `{claim:languages}` in content, and finds mistyped ones. */

import { oncePerInput } from '#src/lib/anywhere/cache/oncePerInput.ts'
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import type { TextProblem } from '../problems/problemLocation.ts'
import { isEntryKind } from './entryTokens.ts'

/** Token without braces → its value. */
export type TokenTable = ReadonlyMap<string, string>

/** A token, or text that looks like one: its location, its value, and its problem. */
type TokenMatch = { whole: string; offset: number; value?: string | undefined; message?: string }

/** A token in braces, or any short text in braces, which may be a mistyped token. Two pairs of braces belong together. */
const BRACES = /\{(\{[^{}\n]{1,60}\})\}|\{([a-z]+:[^{}\s]+|[^{}\n]{1,60})\}/gi
/** Text that may be a token without its braces: two names with a colon between them, and a bracket on either side. */
const UNBRACED = /(?<open>[{([<«｛]*)(?<![\w.:/@#])(?<token>[a-z]+[:：][a-z][\w-]*(?:[./][\w-]+)*)(?<close>[})\]>»｝]*)/gi
const BRACE = /[{}｛｝]/

const SEE_LIST = 'docs/tokens.md lists all.'
/** @param token a token that does not exist @returns where to find those of its kind */
const seeTokens = (token: string) => {
  const [, kind = ''] = /^\{?\s*(\w+):/.exec(token) ?? []
  if (kind === 'number') return 'After number: comes a name from “numbers” in the front matter of the article.'
  return isEntryKind(kind) ? `After ${kind}: comes the name of a file, without its ending.` : SEE_LIST
}

/** @returns the tokens of a text and everything that looks like one, in order */
function tokensIn(text: string, table: TokenTable): TokenMatch[] {
  const inBraces = [...text.matchAll(BRACES)].flatMap(({ 0: whole, 1: doubled, index: offset }): TokenMatch[] => {
    const token = (doubled ?? whole).slice(1, -1)
    const value = table.get(token)
    if (value !== undefined && doubled)
      return [{ whole, offset, value, message: `${whole} has two pairs of braces: write ${doubled}, or one of them is printed.` }]
    if (value !== undefined) return [{ whole, offset, value }]
    const nearest = intendedToken(token, table)
    if (nearest === null) return []
    return [{ whole, offset, message: `There is no token ${whole}.${nearest ? ` Did you mean {${nearest}}?` : ''} ${seeTokens(whole)}` }]
  })
  const otherText = withoutMatches(inBraces, text)
  const unbraced = [...otherText.matchAll(UNBRACED)].flatMap(({ 0: whole, index: offset, groups }): TokenMatch[] => {
    const { token = '', open = '', close = '' } = groups ?? {}
    if (!beginsWithTokenKind(token, table)) return []
    const nearest = intendedToken(token, table)
    // "site:example.com" may be ordinary text, unless it has a brace.
    if (!nearest && !BRACE.test(open + close)) return []
    // The parentheses belong to a link.
    const isAddress = open.startsWith('(') && otherText[offset - 1] === ']'
    const written = isAddress ? whole.slice(1).replace(/\)$/, '') : whole
    const fix = nearest ? `Write {${nearest}}.` : `There is no token {${token}} either. ${seeTokens(token)}`
    return [
      {
        whole: written,
        offset: offset + (isAddress ? 1 : 0),
        message: `${written} is no token: a token stands in a pair of braces. ${fix}`,
      },
    ]
  })
  return [...inBraces, ...unbraced]
}

/** @returns a text of the same length, with spaces instead of the matches */
function withoutMatches(matches: readonly TokenMatch[], text: string): string {
  let rest = text
  for (const { whole, offset } of matches) rest = rest.slice(0, offset) + ' '.repeat(whole.length) + rest.slice(offset + whole.length)
  return rest
}

/**
 * @param text of an editor
 * @param table every known token
 * @returns the text with its tokens resolved; unknown ones stay and are reported as problems
 */
export function resolveTokens(text: string, table: TokenTable): { text: string; problems: TextProblem[] } {
  const tokens = MAY_CONTAIN_TOKENS.test(text) ? tokensIn(text, table) : []
  let resolvedText = ''
  let end = 0
  for (const { whole, offset, value } of tokens.toSorted((one, other) => one.offset - other.offset)) {
    resolvedText += text.slice(end, offset) + (value ?? whole)
    end = offset + whole.length
  }
  return {
    text: resolvedText + text.slice(end),
    problems: tokens.flatMap(({ offset, message }) => (message ? [{ offset, message }] : [])),
  }
}
const MAY_CONTAIN_TOKENS = /[{}｛｝]|\w[:：]\w/

/** @returns the text with spaces instead of its tokens and of everything that `resolveTokens` has reported, so that offsets stay */
export const withoutTokens = (text: string, table: TokenTable): string => withoutMatches(tokensIn(text, table), text)

/**
 * @returns the message for braces without a partner; null if there are none. A pair with a name is a placeholder, which the page fills in.
 */
export function unpairedBraceProblem(text: string, table: TokenTable): string | null {
  const [shown] = /\S{0,20}[{}｛｝]\S{0,20}/.exec(withoutTokens(text, table).replaceAll(/\{\w+\}/g, ' ')) ?? []
  if (!shown) return null
  return `${shown} is printed with its brace. A token stands in a pair of braces, like {claim:languages}; elsewhere, take the brace out.`
}

/** @returns the claim of a text with exactly one claim's token; otherwise null */
export function onlyClaimIn(text: string): string | null {
  const [name = null, ...others] = new Set([...text.matchAll(/\{claim:(\w+)(?:\.\w+)?\}/g)].map(([, one]) => one))
  return others.length === 0 ? name : null
}

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
const beginsWithTokenKind = (written: string, table: TokenTable): boolean =>
  tokenNamesOf(table).kinds.has(normalizeTyped(written).toLowerCase().replace(/:.*/, ''))

/**
 * @param token text in braces (or text that should be) that matches no token: `claim: languages`, `Claim.languages`, `languages`
 * @returns the closest token; '' if it looks like a token but none is close; null if it is not a token at all, such as the name of a
 *   guide's worked line, or code
 */
function intendedToken(token: string, table: TokenTable): string | null {
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
