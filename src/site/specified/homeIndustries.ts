import { currentSlug } from '../currentSlug.ts'
import { routeTo } from '../routes.ts'
import { INDUSTRY_SLUGS, SPECIFIED_INDUSTRIES } from './specifiedLists.ts'

/**
 * The industries that have a card on home (specification, section 2, "Four industry cards"), by the slugs that they have by now.
 */
export const INDUSTRIES_ON_HOME: readonly string[] = INDUSTRY_SLUGS.filter((slug) => SPECIFIED_INDUSTRIES[slug]?.onHome).map((slug) =>
  currentSlug(routeTo.industry, slug),
)
