/**
 * The industries that header, footer and demo form name, in that order, by the slug of their page; the form's choices are stored
 * with leads. A page's own `name` must be the same, or the build stops (`lib/build/content/betweenEntries/crossReferences.ts`). Industries that the
 * specification does not have are named only by their pages. Source: specification section 1.
 */
export const INDUSTRY_NAMES = {
  manufacturing: 'Manufacturing',
  healthcare: 'Healthcare & senior living',
  logistics: 'Logistics',
  'food-beverage': 'Food & beverage',
  retail: 'Retail & hospitality',
  education: 'Education & public sector',
} as const
