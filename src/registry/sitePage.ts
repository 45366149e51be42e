/** A row in the list of pages, with meta, kind and sources, and the pages that have other pages below them. */
import { contentOf } from '#src/entries/singleEntries.ts'
import type { LoadedEntry } from '#src/lib/build/content/entries/fieldPlace.ts'
import { findLastChangeDay } from '#src/lib/build/content/entries/lastChange.ts'
import type { Meta, PageMeta } from '#src/lib/build/pages/head.ts'
import type { PageKind } from '#src/site/pageKinds.ts'
import { FEATURES_SECTION, routes } from '#src/site/routes.ts'
import type { UpperPage } from './pageContent.ts'

export type SitePage = {
  kind: PageKind
  meta: PageMeta
  /** "YYYY-MM-DD": the date in the content itself, or else the last commit that changed the files of the page. */
  lastModified: () => string | undefined
  /** The entry with its meta. */
  source: Source | undefined
}

export type Source = LoadedEntry & { data: unknown }

/**
 * @param sources the entries that the page reads, first the one with its meta
 * @param day the last change according to the content itself; without it, the history of `sources` decides
 */
export function createSitePage(path: string, kind: PageKind, meta: Meta, sources: Source[], day?: string): SitePage {
  const files = sources.flatMap(({ filePath }) => filePath ?? [])
  return { kind, meta: { ...meta, path }, lastModified: () => day ?? findLastChangeDay(path, files), source: sources[0] }
}

/** Gives the breadcrumbs for the meta of a page below one of these. A page below none has no breadcrumbs. */
export type BreadcrumbTrails = (below: UpperPage | undefined) => Pick<Meta, 'breadcrumbs'>

/** @returns the trails, in the words of every page */
export async function breadcrumbTrails(): Promise<BreadcrumbTrails> {
  const { breadcrumbs } = await contentOf('everyPage')
  const paths = {
    blog: routes.blog,
    features: `${routes.home}#${FEATURES_SECTION}`,
    industries: routes.industries,
    support: routes.helpCenter,
  }
  return (below) => (below ? { breadcrumbs: [{ label: breadcrumbs[below], path: paths[below] }] } : {})
}
