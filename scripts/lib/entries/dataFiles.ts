/** Data files that commands change together with an entry. Code imports them through modules of the same names. */

import type { EntryKindName } from './entryKinds.ts'
import type { ChangeTexts } from './projectTexts.ts'

/** Old addresses, and their targets. */
export const REDIRECTS = 'src/site/redirects.json'
/** Names of documents in code and content, and their addresses. */
export const DOCUMENT_ROUTES = 'src/site/documentRoutes.json'
/** The pages that the specification names. */
export const SPECIFIED_LISTS = 'src/specification/specifiedLists.json'

/** Changes the data of a file, and writes it in the formatter's style (biome.json). */
export const changeData = <Data>(change: ChangeTexts, file: string, by: (data: Data) => Data): void =>
  change(file, (text) => `${JSON.stringify(by(JSON.parse(text)), null, 2)}\n`)

/** @returns a copy without some of its names */
export const withoutNames = <Value>(data: Readonly<Record<string, Value>>, names: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))

export type SpecifiedLists = {
  features: Record<string, object>
  industries: Record<string, { name?: string }>
  articles: Record<string, object>
  documents: string[]
}

/**
 * Takes an entry out of the specification's lists, so that the build does not ask for it.
 * @param slugs the entry's present and former slugs; the lists have the first one
 */
export function removeSpecified(change: ChangeTexts, kind: EntryKindName, slugs: readonly string[]): void {
  changeData<SpecifiedLists>(change, SPECIFIED_LISTS, (pages) => {
    if (kind === 'feature') return { ...pages, features: withoutNames(pages.features, slugs) }
    if (kind === 'industry') return { ...pages, industries: withoutNames(pages.industries, slugs) }
    if (kind === 'article') return { ...pages, articles: withoutNames(pages.articles, slugs) }
    if (kind === 'document') return { ...pages, documents: pages.documents.filter((slug) => !slugs.includes(slug)) }
    return pages
  })
}

/**
 * Adds redirects, and keeps each one hop long: redirects to a moved address now point to its new address, and an address that is in use
 * again loses its redirect.
 * @param redirects old addresses, and their targets
 * @param moved addresses that are given up now, and their targets
 * @param hasSameSections whether the new page has the sections of the old one; otherwise links to a section lead to its top
 */
export function withRedirects(
  redirects: Readonly<Record<string, string>>,
  moved: Readonly<Record<string, string>>,
  hasSameSections = true,
): Record<string, string> {
  let changedRedirects = { ...redirects }
  for (const [from, to] of Object.entries(moved)) {
    const led = Object.entries(changedRedirects).filter(([old]) => old !== to)
    const leading = led.map(([old, target]) => {
      const [page, fragment] = target.split('#')
      return [old, page !== from ? target : fragment !== undefined && hasSameSections ? `${to}#${fragment}` : to]
    })
    changedRedirects = { ...Object.fromEntries(leading), [from]: to }
  }
  return changedRedirects
}
