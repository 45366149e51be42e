/**
 * What each page is made of. Its date in the sitemap is that of the last change to any of it, unless the content names a day, as
 * articles do. A collection that a page reads and that is missing here fails `pageContent.test.ts`, which names it.
 */
import type { CollectionKey } from 'astro:content'
import { notFoundRoutes, routes } from '../site/routes'

/** Pages with an address of their own: their collections, first the one that holds the head. */
export const PAGE_CONTENT = {
  [routes.home]: ['home', 'morning', 'clients', 'testimonials', 'industries'],
  [routes.comparison]: ['comparison', 'clients'],
  [routes.team]: ['team'],
  [routes.requestDemo]: ['demo', 'clients'],
  [routes.demoForm]: ['demo'],
  [routes.customerLogin]: ['login'],
  [routes.helpCenter]: ['helpCenter'],
  [routes.faqs]: ['faq'],
  [routes.videos]: ['videos'],
  [routes.dataSecurity]: ['dataSecurity'],
  [routes.claims]: ['claimsPage'],
  [routes.status]: ['status'],
  [routes.blog]: ['blogList'],
  [routes.industries]: ['industriesOverview', 'industries'],
  [notFoundRoutes.page]: ['notFound'],
  [notFoundRoutes.post]: ['notFound'],
} as const satisfies Record<string, readonly CollectionKey[]>

/** Collections of which each entry is a page: what these pages show besides their own entry. */
export const FOLDER_CONTENT = {
  features: ['textBlocks'],
  // The overview has words that every industry's page shares.
  industries: ['industriesOverview'],
  documents: ['textBlocks'],
} as const satisfies Partial<Record<CollectionKey, readonly CollectionKey[]>>
