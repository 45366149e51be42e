/**
 * The pages that the specification names, by its own slugs, which stay in specifiedLists.json when a page is renamed. Further ones are welcome.
 * `npm run retire` takes out one that is retired, and `npm run rename` the name of an industry that gets another on purpose. Source:
 * specification sections 1 and 2.
 */
import { redirects } from '../redirects.ts'
import { routeTo } from '../routes.ts'
import pages from './specifiedLists.json' with { type: 'json' }

export type FeatureSlug = keyof typeof pages.features
export type IndustrySlug = keyof typeof pages.industries

/** `onHome`: it has a card there. `offers`: ids of blocks of its page, which the offer names. */
export const SPECIFIED_FEATURES: Readonly<Record<string, { onHome: boolean; offers: readonly string[] }>> = pages.features
/** `name`: what it is called at least until somebody decides otherwise. */
export const SPECIFIED_INDUSTRIES: Readonly<Record<string, { name?: string; onHome: boolean }>> = pages.industries
/** `anchors`: of its sections. `listed`: with a date of October or November 2025. */
export const SPECIFIED_ARTICLES: Readonly<Record<string, { listed: boolean; anchors: readonly string[] }>> = pages.articles
/**
 * Addresses of texts with sections, as they are by now.
 * @internal for tests/built/specification.test.ts
 */
export const SPECIFIED_DOCUMENTS: readonly string[] = pages.documents.map(routeTo.document).map((address) => redirects[address] ?? address)

export const FEATURE_SLUGS = Object.keys(pages.features) as FeatureSlug[]
export const INDUSTRY_SLUGS = Object.keys(pages.industries) as IndustrySlug[]
