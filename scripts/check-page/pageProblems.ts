/** Writes what the checks of a page found as sentences for an editor. */
import { type ContentText, findWordLocations } from '../lib/contentTexts.ts'

/** `where`: the conditions under which the defect shows; `words` are empty if it is about the whole page. */
type Finding = { words: string; problem: string; where: string }

/** In characters: how much of a text a sentence quotes. */
const MAX_QUOTE_LENGTH = 60
const quote = (words: string) => {
  const text = words.replaceAll(/\s+/g, ' ')
  return `“${text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH).trimEnd()}…` : text}”`
}

/**
 * @param path the page's address
 * @param texts of all content
 * @returns a sentence for each defect, whatever the number of its widths: "file, line, field: what is wrong, and where"
 */
export function describeFindings(path: string, findings: readonly Finding[], texts: readonly ContentText[]): string[] {
  const sameProblems = Map.groupBy(findings, ({ words, problem }) => `${words} ${problem}`)
  return [...sameProblems.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { words, problem } = first
    const locations = findWordLocations(words, texts)
    const wheres = [...new Set(same.map(({ where }) => where))]
    const subject = words === '' ? '' : `${quote(words)} `
    return `${locations.length > 0 ? `${locations.join(' or ')}: ` : ''}On ${path}, ${subject}${problem} (${wheres.join(', ')}).`
  })
}
