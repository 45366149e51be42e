import { currentSlug } from '../currentSlug.ts'
import { routeTo } from '../routes.ts'

/**
 * The industries that have a card on home (specification, section 2, "Four industry cards"), by the slugs that they have by now.
 * `npm run retire` takes out one that is retired.
 */
export const INDUSTRIES_ON_HOME: readonly string[] = ['manufacturing', 'logistics', 'food-beverage', 'retail'].map((slug) =>
  currentSlug(routeTo.industry, slug),
)
