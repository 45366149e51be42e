/**
 * What the specification lists: pages, sections and words that the site must have. It may have more.
 * Pages keep the specification's slugs in specifiedLists.json when they are renamed. `npm run retire` removes retired pages there, and
 * `npm run rename` the name of an industry that gets another name. Source: specification sections 1 to 3.
 */
import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'
import { currentSlug, redirects } from '#src/site/redirects.ts'
import { routes, routeTo } from '#src/site/routes.ts'
import pages from './specifiedLists.json' with { type: 'json' }

export type FeatureSlug = keyof typeof pages.features
export type IndustrySlug = keyof typeof pages.industries

/** `onHome`: whether home has a card for it. `offers`: ids of the blocks of its page that the offer names. */
const SPECIFIED_FEATURES: Readonly<Record<string, { onHome: boolean; offers: readonly string[] }>> = pages.features
/** `name`: the specified name, until the industry is renamed. */
export const SPECIFIED_INDUSTRIES: Readonly<Record<string, { name?: string; onHome: boolean }>> = pages.industries
/** `anchors`: those of its sections. `listed`: whether it is listed with a date of October or November 2025. */
const SPECIFIED_ARTICLES: Readonly<Record<string, { listed: boolean; anchors: readonly string[] }>> = pages.articles
/**
 * Current addresses of the documents.
 * @internal for tests/built/specification.test.ts
 */
export const SPECIFIED_DOCUMENTS: readonly string[] = pages.documents.map(routeTo.document).map((address) => redirects[address] ?? address)

export const FEATURE_SLUGS: FeatureSlug[] = keysOf(pages.features)
export const INDUSTRY_SLUGS: IndustrySlug[] = keysOf(pages.industries)

/** Current slugs of the features that have a card on home (section 2, "Three feature cards"). */
export const FEATURES_ON_HOME: readonly string[] = FEATURE_SLUGS.filter((slug) => SPECIFIED_FEATURES[slug]?.onHome).map((slug) =>
  currentSlug(routeTo.feature, slug),
)
/** Current slugs of the industries that have a card on home (section 2, "Four industry cards"). */
export const INDUSTRIES_ON_HOME: readonly string[] = INDUSTRY_SLUGS.filter((slug) => SPECIFIED_INDUSTRIES[slug]?.onHome).map((slug) =>
  currentSlug(routeTo.industry, slug),
)

type OfferSection = { feature: string; id: string }
/**
 * The blocks of feature pages that show what the offer names (section 1): real-time analytics and dashboards, the self-service portal,
 * supervisor alerts and escalation workflows. Home and the FAQ link to them.
 */
export const OFFER_SECTIONS: readonly OfferSection[] = FEATURE_SLUGS.flatMap((slug) =>
  (SPECIFIED_FEATURES[slug]?.offers ?? []).map((id) => ({ feature: currentSlug(routeTo.feature, slug), id })),
)
/** The section's address. */
export const offerAddress = ({ feature, id }: OfferSection): string => `${routeTo.feature(feature)}#${id}`
/** The section's link, as editors write it. */
export const offerLink = ({ feature, id }: OfferSection): string => `feature/${feature}#${id}`

type SpecifiedArticle = { slug: string; anchors: readonly string[]; isListed: boolean }
/**
 * The specified articles (section 2, "Articles and their section anchors"), with their current slugs. `isListed`: with a date of
 * October or November 2025 (docs/requirements/clarifications.md, "Blog").
 */
export const specifiedArticles: readonly SpecifiedArticle[] = Object.entries(SPECIFIED_ARTICLES).map(([slug, { anchors, listed }]) => ({
  slug: currentSlug(routeTo.article, slug),
  anchors,
  isListed: listed,
}))

/**
 * The least that each of them has, and from when until when a listed one is dated. Other articles need none of it:
 * docs/requirements/clarifications.md, "Blog".
 */
export const ARTICLE_MINIMUM = { words: 1800, answers: 1, charts: 1, questions: 5, sideNotes: 2, tables: 1 } as const
export const LISTED_DAYS = { from: '2025-10-01', until: '2025-11-30' } as const

/** Labels of tags (section 3, "Blog post"). */
export const TAG_LABELS: readonly string[] = pages.tags

/** The ids of the FAQ's categories, which its addresses end with: `#pricing` (section 2, "FAQ"). */
export const FAQ_CATEGORIES = ['general', 'features', 'implementation', 'pricing', 'security', 'support'] as const

/** What the cards of the help center lead to (section 2, "Four resource cards"). */
export const HELP_RESOURCES = ['gettingStarted', 'walkthroughs', 'manual', 'faqs'] as const

/** The pages that the footer must link to (section 2, "Shared shell"; docs/requirements/clarifications.md, "Routes and states"). */
export const FOOTER_PAGES: readonly string[] = [
  routes.helpCenter,
  routes.faqs,
  routes.gettingStarted,
  routes.customerLogin,
  routes.blog,
  routes.team,
  routes.privacy,
  routes.terms,
  routes.dataSecurity,
]

/** What the page on data security may say about a measure or a standard (section 3). */
export const MEASURE_STATUSES = ['Implemented', 'Certified', 'Required', 'Active'] as const
export const STANDARD_STATUSES = ['Certified', 'Compliant', 'Available'] as const
export const REVIEW_CYCLES = ['Annual', 'Ongoing', 'Upon request'] as const

export type SecurityStatus = (typeof MEASURE_STATUSES)[number] | (typeof STANDARD_STATUSES)[number]
export type ReviewCycle = (typeof REVIEW_CYCLES)[number]
