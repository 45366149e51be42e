/**
 * What each page is made of, and so what `contentAt.ts` gives it. Its date in the sitemap is that of the last change to any of it,
 * unless the content names a day, as articles do. What pages show alike dates none of them: the words of every page, the notes on samples, the
 * name of a customer's quote, and at the end the fields of the demo form, which layouts read.
 */
import type { CollectionKey } from 'astro:content'
import { PROSE_ANALYTICS } from '#src/lib/build/content/prose/proseNames.ts'
import type { PageKind } from '#src/site/pageKinds.ts'
import { notFoundRoutes, routes } from '#src/site/routes.ts'

/** Pages with an address of their own: the kind of each, and its collections, first the one that holds the head. */
export const PAGE_CONTENT = {
  [routes.home]: { kind: 'home', content: ['home', 'morning', 'clients', 'testimonials', 'industries', 'dashboards'] },
  [routes.comparison]: { kind: 'comparison', content: ['comparison', 'clients'] },
  [routes.team]: { kind: 'team', content: ['team'] },
  [routes.requestDemo]: { kind: 'demo', content: ['demo', 'clients'] },
  [routes.demoForm]: { kind: 'form', content: ['demo'] },
  [routes.customerLogin]: { kind: 'login', content: ['login'] },
  [routes.helpCenter]: { kind: 'support', content: ['helpCenter'] },
  [routes.faqs]: { kind: 'faq', content: ['faq'] },
  [routes.videos]: { kind: 'videos', content: ['videos'] },
  [routes.dataSecurity]: { kind: 'data-security', content: ['dataSecurity'] },
  [routes.claims]: { kind: 'claims', content: ['claimsPage'] },
  [routes.status]: { kind: 'notice', content: ['status'] },
  [routes.blog]: { kind: 'blog', content: ['blogList'] },
  [routes.industries]: { kind: 'industry', content: ['industriesOverview', 'industries'] },
  [notFoundRoutes.page]: { kind: 'not-found', content: ['notFound'] },
  [notFoundRoutes.post]: { kind: 'not-found', content: ['notFound'] },
} as const satisfies Record<string, { kind: PageKind; content: readonly CollectionKey[] }>

/** @returns what to say of a page that no list has */
export const notEnrolledError = (path: string) =>
  new Error(
    `The page ${path} is not enrolled. Name its collections in src/registry/pageContent.ts, and its address in src/site/routes.ts. Only a head with more than the meta of its content is composed in src/registry/registry.ts.`,
  )

/** Collections of which each entry is a page: what these pages show besides their own entry. */
export const FOLDER_CONTENT = {
  features: ['policyTables', 'dashboards'],
  // The overview has words that every industry's page shares.
  industries: ['industriesOverview', 'dashboards'],
  landing: ['policyTables', 'dashboards'],
  documents: ['policyTables', 'analytics'],
} as const satisfies Partial<Record<CollectionKey, readonly CollectionKey[]>>

/** Of these, what only texts with one of certain blocks show: it dates no other text. */
export const SHOWN_BY: Partial<Record<CollectionKey, readonly string[]>> = { analytics: PROSE_ANALYTICS }
