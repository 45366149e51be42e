/** Replaces tokens such as `{claim:languages}` in what editors write with their values. */
import { nearestName } from './nearestName'

/** Token without braces → what is printed. */
export type TokenTable = ReadonlyMap<string, string>

/** A token, or else anything short in braces: it may be a token that somebody wrote in another way. */
const BRACES = /\{(?:([a-z]+:[^{}\s]+)|([^{}\n]{1,60}))\}/gi

/** A problem that an editor can act on, and where in the text it stands (an offset in characters). */
export type TextProblem = { offset: number; message: string }

/**
 * @param text what an editor wrote
 * @param table every known token
 * @returns the text with values in place; unknown tokens stay and are named as problems
 */
export function resolveTokens(text: string, table: TokenTable): { text: string; problems: TextProblem[] } {
  const problems: TextProblem[] = []
  const resolved = text.replaceAll(BRACES, (whole, token: string | undefined, other: string, offset: number) => {
    const value = token === undefined ? undefined : table.get(token)
    if (value !== undefined) {
      if (text[offset - 1] === '{' && text[offset + whole.length] === '}')
        problems.push({ offset, message: `{${whole}} has two pairs of braces: write ${whole}, or one of them is printed.` })
      return value
    }
    const near = token ? nearestName(token, [...table.keys()]) : tokenMeant(other, table)
    if (token || near !== null)
      problems.push({ offset, message: `There is no token ${whole}.${near ? ` Did you mean {${near}}?` : ''} docs/tokens.md lists all.` })
    return whole
  })
  return { text: resolved, problems }
}

/**
 * @param written what stands in braces and is no token: `claim: languages`, `claim.languages`, `languages`
 * @returns the token that was meant, '' where it begins like one that nobody knows, or null where it is something else: the name of a
 *   guide's worked line, or code
 */
function tokenMeant(written: string, table: TokenTable): string | null {
  const names = [...table.keys()]
  const kinds = new Set(names.map((name) => name.slice(0, name.indexOf(':'))))
  const bare = written.replaceAll(/\s/g, '')
  const [, kind = '', name = ''] = /^(\w+)[:.](.+)$/.exec(bare) ?? []
  const same = [`${kind}:${name}`, ...[...kinds].map((kind) => `${kind}:${bare}`)].find((token) => table.has(token))
  if (same !== undefined) return same
  return kinds.has(kind) ? (nearestName(`${kind}:${name}`, names) ?? '') : null
}

/** @returns the claim whose token stands in a text, where there is one and no other; null otherwise */
export function claimNamed(text: string): string | null {
  const names = new Set([...text.matchAll(/\{claim:(\w+)(?:\.\w+)?\}/g)].map(([, name = '']) => name))
  return names.size === 1 ? ([...names][0] ?? null) : null
}

/** Marks that make a value a figure and no everyday number: a typed "2 weeks" may be anybody's, a typed "150+" is ours. */
const DISTINCT = /[%+$]|\dX$|–|,\d{3}|\d-bit/

/**
 * Figures of claims that somebody typed instead of writing their token.
 * @param values claim's id → value as it is printed
 */
export function typedFigures(text: string, values: ReadonlyMap<string, string>): TextProblem[] {
  const ids = Map.groupBy(values.keys(), (id) => values.get(id) ?? '')
  return [...ids].flatMap(([value, named]) => {
    if (!DISTINCT.test(value)) return []
    const found = new RegExp(`(?<![\\w$.,–-])${value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w%])`).exec(text)
    if (!found) return []
    const tokens = named.map((id) => `{claim:${id}}`).join(' or ')
    const which = named.length > 1 ? ', whichever is meant' : ''
    return [{ offset: found.index, message: `The figure ${value} is typed by hand: write ${tokens}${which}, so that it has one home.` }]
  })
}
