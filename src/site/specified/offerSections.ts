import { currentSlug } from '../currentSlug.ts'
import { routeTo } from '../routes.ts'
import { FEATURE_SLUGS, SPECIFIED_FEATURES } from './specifiedLists.ts'

type OfferSection = { feature: string; id: string }

/**
 * What the offer names has a section of its own (specification, section 1): real-time analytics and dashboards, the self-service
 * portal, supervisor alerts and escalation workflows. The page of a feature has it as a block with this id; home and the FAQ lead
 * there.
 */
export const OFFER_SECTIONS: readonly OfferSection[] = FEATURE_SLUGS.flatMap((slug) =>
  (SPECIFIED_FEATURES[slug]?.offers ?? []).map((id) => ({ feature: currentSlug(routeTo.feature, slug), id })),
)

/** Its address, as pages link to it. */
export const offerAddress = ({ feature, id }: OfferSection): string => `${routeTo.feature(feature)}#${id}`
/** The same as editors write it. */
export const offerLink = ({ feature, id }: OfferSection): string => `feature/${feature}#${id}`
