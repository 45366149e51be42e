/** A row in the list of pages, with head, kind and sources, and the pages that have other pages below them. */

import { contentOf } from '#src/entries/singleEntries.ts'
import type { LoadedEntry } from '#src/lib/build/content/entries/fieldPlace.ts'
import { lastChange } from '#src/lib/build/content/entries/lastChange.ts'
import type { PageMeta } from '#src/lib/build/pages/head.ts'
import type { PageKind } from '#src/site/pageKinds.ts'
import { FEATURES_SECTION, routes } from '#src/site/routes.ts'

export type SitePage = {
  kind: PageKind
  meta: PageMeta
  /** "YYYY-MM-DD": the date in the content itself, or else the last commit that changed the files of the page. */
  lastModified: () => string | undefined
  /** The entry that its head is of. */
  source: Source | undefined
}

type Source = LoadedEntry & { data: unknown }
export type Head = Omit<PageMeta, 'path'>

/**
 * @param madeOf the entries that the page shows, first the one that its head is of
 * @param day the last change according to the content itself; without it, the history of `madeOf` decides
 */
export function createSitePage(path: string, kind: PageKind, head: Head, madeOf: Source[], day?: string): SitePage {
  const files = madeOf.flatMap(({ filePath }) => filePath ?? [])
  return { kind, meta: { ...head, path }, lastModified: () => day ?? lastChange(path, files), source: madeOf[0] }
}

/** The pages that have other pages below them, by the names that content uses. */
export async function breadcrumbTrails() {
  const { breadcrumbs } = await contentOf('everyPage')
  return {
    blog: [{ label: breadcrumbs.blog, path: routes.blog }],
    features: [{ label: breadcrumbs.features, path: `${routes.home}#${FEATURES_SECTION}` }],
    industries: [{ label: breadcrumbs.industries, path: routes.industries }],
    support: [{ label: breadcrumbs.support, path: routes.helpCenter }],
  }
}
