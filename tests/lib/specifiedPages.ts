/** The features and industries that the specification names (sections 1 and 2), under the addresses that they have by now. Further ones are welcome. */

import { currentSlug } from '../../src/site/currentSlug'
import { routeTo } from '../../src/site/routes'

/** By the specification's slugs, which stay here when a page is renamed. What industries are called: src/lib/anywhere/names/industryNames.test.ts. */
const FEATURES = ['attendance-tracking', 'policy-automation', 'mass-communication'] as const
export const INDUSTRY_SLUGS = ['manufacturing', 'healthcare', 'logistics', 'food-beverage', 'retail', 'education'] as const

export const specifiedFeature = (slug: (typeof FEATURES)[number]) => routeTo.feature(currentSlug(routeTo.feature, slug))
export const specifiedIndustry = (slug: (typeof INDUSTRY_SLUGS)[number]) => routeTo.industry(currentSlug(routeTo.industry, slug))

export const SPECIFIED_FEATURES = FEATURES.map(specifiedFeature)
export const SPECIFIED_INDUSTRIES = INDUSTRY_SLUGS.map(specifiedIndustry)
