/** The features and industries that the specification names (sections 1 and 2), by the slug of their page. Further ones are welcome. */
export const SPECIFIED_FEATURES = ['attendance-tracking', 'policy-automation', 'mass-communication']

/** Those of which home has a card. */
export const INDUSTRIES_ON_HOME = ['manufacturing', 'logistics', 'food-beverage', 'retail']

/** With the name that header, footer and demo form have. */
export const SPECIFIED_INDUSTRIES: Readonly<Record<string, string>> = {
  manufacturing: 'Manufacturing',
  healthcare: 'Healthcare & senior living',
  logistics: 'Logistics',
  'food-beverage': 'Food & beverage',
  retail: 'Retail & hospitality',
  education: 'Education & public sector',
}
