/** The features and industries that the specification names (sections 1 and 2), under the addresses that they have by now. Further ones are welcome. */
import { routeTo } from '../../src/site/routes'
import { slugNow } from '../../src/site/slugNow'

/** By the specification's slugs, which stay here when a page is renamed. */
const FEATURES = ['attendance-tracking', 'policy-automation', 'mass-communication'] as const
/** With the name that header, footer and demo form have. */
const INDUSTRIES = {
  manufacturing: 'Manufacturing',
  healthcare: 'Healthcare & senior living',
  logistics: 'Logistics',
  'food-beverage': 'Food & beverage',
  retail: 'Retail & hospitality',
  education: 'Education & public sector',
}

export const specifiedFeature = (slug: (typeof FEATURES)[number]) => routeTo.feature(slugNow(routeTo.feature, slug))
export const specifiedIndustry = (slug: keyof typeof INDUSTRIES) => routeTo.industry(slugNow(routeTo.industry, slug))

export const SPECIFIED_FEATURES = FEATURES.map(specifiedFeature)
export const SPECIFIED_INDUSTRIES = Object.entries(INDUSTRIES).map(([slug, name]) => ({
  name,
  address: specifiedIndustry(slug as keyof typeof INDUSTRIES),
}))
/** Those of which home has a card. */
export const INDUSTRIES_ON_HOME = (['manufacturing', 'logistics', 'food-beverage', 'retail'] as const).map(specifiedIndustry)
