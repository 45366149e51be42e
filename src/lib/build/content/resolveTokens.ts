/** Puts values in the place of tokens such as `{claim:languages}` in what editors write. */
import { nearestName } from '../../anywhere/nearestName'

/** Token without braces → what is printed. */
export type TokenTable = ReadonlyMap<string, string>

const TOKEN = /\{([a-z]+:[^{}\s]+)\}/gi

/** A problem that an editor can act on, and where in the text it stands (an offset in characters). */
export type TextProblem = { offset: number; message: string }

/**
 * @param text what an editor wrote
 * @param table every known token
 * @returns the text with values in place; unknown tokens stay and are named as problems
 */
export function resolveTokens(text: string, table: TokenTable): { text: string; problems: TextProblem[] } {
  const problems: TextProblem[] = []
  const resolved = text.replaceAll(TOKEN, (whole, token: string, offset: number) => {
    const value = table.get(token)
    if (value !== undefined) return value
    const near = nearestName(token, [...table.keys()])
    problems.push({ offset, message: `There is no token ${whole}.${near ? ` Did you mean {${near}}?` : ''} docs/tokens.md lists all.` })
    return whole
  })
  return { text: resolved, problems }
}

/** @returns the claim whose token stands in a text, where there is one and no other; null otherwise */
export function claimNamed(text: string): string | null {
  const names = new Set([...text.matchAll(/\{claim:(\w+)(?:\.\w+)?\}/g)].map(([, name = '']) => name))
  return names.size === 1 ? ([...names][0] ?? null) : null
}

/** Marks that make a value a figure and no everyday number: a typed "2 weeks" may be anybody's, a typed "150+" is ours. */
const DISTINCT = /[%+$]|\dX$|–|,\d{3}|\d-bit/

/**
 * Figures of the registry that somebody typed instead of writing their token.
 * @param values registry id → value as it is printed
 */
export function typedFigures(text: string, values: ReadonlyMap<string, string>): TextProblem[] {
  return [...values].flatMap(([id, value]) => {
    if (!DISTINCT.test(value)) return []
    const found = new RegExp(`(?<![\\w$.,–-])${value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w%])`).exec(text)
    return found
      ? [{ offset: found.index, message: `The figure ${value} is typed by hand: write {claim:${id}}, so that it has one home.` }]
      : []
  })
}
