/**
 * The pages that header and footer list at least, by the specification's own slugs, which stay here when a page is renamed. Further ones are
 * welcome. `npm run retire` takes out one that is retired. Source: specification sections 1 and 2.
 */
export const FEATURE_SLUGS = ['attendance-tracking', 'policy-automation', 'mass-communication'] as const
export const INDUSTRY_SLUGS = ['manufacturing', 'healthcare', 'logistics', 'food-beverage', 'retail', 'education'] as const

/** What industries are called. `npm run rename` takes out one that gets another name on purpose. */
export const INDUSTRY_NAMES: Readonly<Record<string, string>> = {
  manufacturing: 'Manufacturing',
  healthcare: 'Healthcare & senior living',
  logistics: 'Logistics',
  'food-beverage': 'Food & beverage',
  retail: 'Retail & hospitality',
  education: 'Education & public sector',
}
