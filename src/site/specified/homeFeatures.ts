import { currentSlug } from '../currentSlug.ts'
import { routeTo } from '../routes.ts'

/**
 * The features that have a card on home (specification, section 2, "Three feature cards"), by the slugs that they have by now.
 * `npm run retire` takes out one that is retired.
 */
export const FEATURES_ON_HOME: readonly string[] = ['attendance-tracking', 'policy-automation', 'mass-communication'].map((slug) =>
  currentSlug(routeTo.feature, slug),
)
