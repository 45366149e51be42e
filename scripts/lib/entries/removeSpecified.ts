import { changeData, SPECIFIED_LISTS, withoutNames } from './dataFiles.ts'
import type { EntryKindName } from './entryKinds.ts'
import type { ChangeTexts } from './projectTexts.ts'

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
