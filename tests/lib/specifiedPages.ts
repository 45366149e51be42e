/** The present addresses of the features and industries that the specification names (sections 1 and 2). */

import { currentSlug } from '#src/site/redirects.ts'
import { routeTo } from '#src/site/routes.ts'
import { FEATURE_SLUGS, type FeatureSlug, INDUSTRY_SLUGS, type IndustrySlug } from '#src/specification/specifiedLists.ts'

/** @param slug as in the specification @returns the present address of the page */
export const specifiedFeature = (slug: FeatureSlug) => routeTo.feature(currentSlug(routeTo.feature, slug))
/** @param slug as in the specification @returns the present address of the page */
export const specifiedIndustry = (slug: IndustrySlug) => routeTo.industry(currentSlug(routeTo.industry, slug))

/** The present address of an article with templates, a chart, side notes and anchors of an older outline. */
export const CALL_IN_ARTICLE = routeTo.article(currentSlug(routeTo.article, 'employee-call-in-procedures-policy-templates-compliance-2025'))

export const FEATURE_PATHS = FEATURE_SLUGS.map(specifiedFeature)
export const INDUSTRY_PATHS = INDUSTRY_SLUGS.map(specifiedIndustry)
