/**
 * The industries that header, footer and demo form name, by the slug of their page; the form's choices are stored with
 * leads. A page's own `name` says the same, or the build stops (`lib/build/content/crossReferences.ts`). A further industry is
 * named by its page alone. Source: specification section 1.
 */
export const INDUSTRY_NAMES = {
  manufacturing: 'Manufacturing',
  healthcare: 'Healthcare & senior living',
  logistics: 'Logistics',
  'food-beverage': 'Food & beverage',
  retail: 'Retail & hospitality',
  education: 'Education & public sector',
} as const
