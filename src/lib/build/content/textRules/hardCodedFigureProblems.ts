/** Finds figures of claims that somebody typed, where their token would keep them true. */
import type { TextProblem } from '../problems/textProblem.ts'

/** Signs by which a value is a published figure: a typed "2 weeks" may mean anything, a typed "150+" is one of our claims. */
const DISTINCT = /[%+$]|\dX$|–|,\d{3}|\d-bit/

/**
 * Figures of claims that somebody typed instead of writing their token.
 * @param values claim's id → value as it is printed
 * @returns each with the figure
 */
export function hardCodedFigureProblems(text: string, values: ReadonlyMap<string, string>): (TextProblem & { figure: string })[] {
  const figures = Map.groupBy(values, ([, value]) => value)
  return [...figures].flatMap(([value, named]) => {
    if (!DISTINCT.test(value)) return []
    const found = new RegExp(`(?<![\\w$.,–-])${value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w%])`).exec(text)
    if (!found) return []
    const tokens = named.map(([id]) => `{claim:${id}}`).join(' or ')
    const which = named.length > 1 ? ', whichever is meant' : ''
    const message = `The figure ${value} is typed by hand: write ${tokens}${which}, so that it has one home.`
    return [{ figure: value, offset: found.index, message }]
  })
}
