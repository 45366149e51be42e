/**
 * What each page with an address of its own is made of: collections, first the one that holds its head. Its date in the sitemap
 * is that of the last change to any of them, unless the content names a day. Pages of folders (industries, features, articles …) are made of their own entry.
 */
import type { CollectionKey } from 'astro:content'
import { notFoundRoutes, routes } from '../site/routes'

export const PAGE_CONTENT = {
  [routes.home]: ['home', 'morning', 'clients', 'testimonials', 'industries'],
  [routes.difference]: ['comparison', 'clients'],
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
