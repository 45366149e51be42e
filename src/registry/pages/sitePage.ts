/** A page in the list of pages, and its breadcrumbs. */
import { readLastChangeDay } from '#src/contentEngine/entries/lastChange.ts'
import type { Meta, PageMeta } from '#src/lib/build/pages/head.ts'
import type { PageKind } from '#src/site/pageKinds.ts'
import { FEATURES_SECTION, routes } from '#src/site/routes.ts'
import { readContent } from '../collections/singleEntries.ts'
import type { ParentPage } from '../rows/pageRow.ts'
import type { CardDrawing } from '../rows/shareCards.ts'
import { listSourceFiles, type Source } from './pageEntries.ts'

export type SitePage = {
  kind: PageKind
  meta: PageMeta
  /** "YYYY-MM-DD": the date in the content, or without one the day of the last commit that changed a source of the page. */
  lastModified: () => string | undefined
  /** The entry that has the meta. */
  source: Source | undefined
  /** What its share card shows beside its words. */
  shareCard: () => CardDrawing | Promise<CardDrawing>
}

export type SitePageInputs = Pick<SitePage, 'kind' | 'shareCard'> & {
  path: string
  meta: Meta
  /** The entries that the page reads. The first one has its meta. */
  sources: readonly Source[]
  /** The last change according to the content. Without it, the Git history of `sources` and of their pictures decides. */
  day?: string | undefined
}

export function createSitePage({ path, meta, sources, day, ...page }: SitePageInputs): SitePage {
  const lastModified = () => day ?? readLastChangeDay(path, sources.flatMap(listSourceFiles))
  return { ...page, meta: { ...meta, path }, lastModified, source: sources[0] }
}

/** Returns the breadcrumbs of a page; empty if no page is above it. */
export type BreadcrumbTrails = (parent: ParentPage | undefined) => Pick<Meta, 'breadcrumbs'>

/** @returns the function that gives a page its breadcrumbs, with the words of every-page.yaml */
export async function readBreadcrumbTrails(): Promise<BreadcrumbTrails> {
  const { breadcrumbs } = await readContent('everyPage')
  const paths = {
    blog: routes.blog,
    features: `${routes.home}#${FEATURES_SECTION}`,
    industries: routes.industries,
    support: routes.helpCenter,
  }
  return (parent) => (parent ? { breadcrumbs: [{ label: breadcrumbs[parent], path: paths[parent] }] } : {})
}
