import { currentSlug } from '../currentSlug'
import { routeTo } from '../routes'

/**
 * The industries that have a card on home (specification, section 2, "Four industry cards"), by the slugs that they have by now.
 * `npm run retire` takes out one that is retired.
 */
export const INDUSTRIES_ON_HOME: readonly string[] = ['manufacturing', 'logistics', 'food-beverage', 'retail'].map((slug) =>
  currentSlug(routeTo.industry, slug),
)
