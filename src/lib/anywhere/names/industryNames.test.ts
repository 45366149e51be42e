import { expect, it } from 'vitest'
import { currentSlug } from '../../../site/currentSlug'
import { routeTo } from '../../../site/routes'
import { INDUSTRY_NAMES } from './industryNames'

/** Typed from the specification (section 1), by its slugs; no other test types them. Where a page gets another name on purpose, its row goes. */
const SPECIFIED = {
  manufacturing: 'Manufacturing',
  healthcare: 'Healthcare & senior living',
  logistics: 'Logistics',
  'food-beverage': 'Food & beverage',
  retail: 'Retail & hospitality',
  education: 'Education & public sector',
}

it('industries that header, footer and demo form list have the names of the specification', () => {
  const listed: Readonly<Record<string, string>> = INDUSTRY_NAMES
  const rows = Object.entries(SPECIFIED).map(([slug, name]) => [currentSlug(routeTo.industry, slug), name] as const)
  // Which of them are listed, a retired one not, is asked in src/site/navigation.test.ts.
  for (const [slug, name] of rows.filter(([each]) => each in listed)) expect(listed[slug], slug).toBe(name)
})
