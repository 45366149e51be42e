/** Live search over questions and answers. Pure; the page's script shows what it finds. */
import { MAX_SEARCH_LENGTH } from '#src/lib/anywhere/text/textLimits.ts'

/** @returns whether the text contains the query, in any case */
export function matchesQuery(text: string, query: string): boolean {
  return text.toLowerCase().includes(normalizeQuery(query))
}

/** @returns what is searched for, from the field or from the address: trimmed, at most `MAX_SEARCH_LENGTH` characters */
export const trimQuery = (typed: string): string => typed.trim().slice(0, MAX_SEARCH_LENGTH)

/** @returns the query for comparison: trimmed and in lower case */
export const normalizeQuery = (query: string): string => trimQuery(query).toLowerCase()

/** @returns the text cut into parts, with the matches marked */
export function splitByMatches(text: string, query: string): { text: string; isMatch: boolean }[] {
  const wantedText = normalizeQuery(query)
  if (wantedText === '') return [{ text, isMatch: false }]
  const lower = text.toLowerCase()
  // Lower-casing may change a text's length in rare scripts; then positions would be wrong.
  if (lower.length !== text.length) return [{ text, isMatch: false }]
  const parts: { text: string; isMatch: boolean }[] = []
  let from = 0
  for (let at = lower.indexOf(wantedText); at !== -1; at = lower.indexOf(wantedText, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), isMatch: false })
    parts.push({ text: text.slice(at, at + wantedText.length), isMatch: true })
    from = at + wantedText.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMatch: false })
  return parts
}
