import { currentSlug } from '../currentSlug.ts'
import { routeTo } from '../routes.ts'
import { FEATURE_SLUGS, SPECIFIED_FEATURES } from './specifiedLists.ts'

/**
 * The features that have a card on home (specification, section 2, "Three feature cards"), by the slugs that they have by now.
 */
export const FEATURES_ON_HOME: readonly string[] = FEATURE_SLUGS.filter((slug) => SPECIFIED_FEATURES[slug]?.onHome).map((slug) =>
  currentSlug(routeTo.feature, slug),
)
