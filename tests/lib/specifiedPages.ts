/** The features and industries that the specification names (sections 1 and 2), under the addresses that they have by now. Further ones are welcome. */

import { currentSlug } from '../../src/site/currentSlug'
import { routeTo } from '../../src/site/routes'

/** By the specification's slugs, which stay here when a page is renamed. What industries are called: src/lib/anywhere/names/industryNames.test.ts. */
const FEATURES = ['attendance-tracking', 'policy-automation', 'mass-communication'] as const
/** By the specification's slugs, in its order. */
export const INDUSTRY_SLUGS = ['manufacturing', 'healthcare', 'logistics', 'food-beverage', 'retail', 'education'] as const

/** @param slug the specification's own @returns the address that the page has by now */
export const specifiedFeature = (slug: (typeof FEATURES)[number]) => routeTo.feature(currentSlug(routeTo.feature, slug))
/** @param slug the specification's own @returns the address that the page has by now */
export const specifiedIndustry = (slug: (typeof INDUSTRY_SLUGS)[number]) => routeTo.industry(currentSlug(routeTo.industry, slug))

/** Today's addresses, in the specification's order. */
export const SPECIFIED_FEATURES = FEATURES.map(specifiedFeature)
/** Today's addresses, in the specification's order. */
export const SPECIFIED_INDUSTRIES = INDUSTRY_SLUGS.map(specifiedIndustry)
