import { currentSlug } from '../currentSlug.ts'
import { routeTo } from '../routes.ts'

const featureNow = (slug: string) => currentSlug(routeTo.feature, slug)

/**
 * What the offer names has a section of its own (specification, section 1): real-time analytics and dashboards, the self-service
 * portal, supervisor alerts and escalation workflows. The page of a feature has it as a block with this id; home and the FAQ lead
 * there.
 */
export const OFFER_SECTIONS = [
  { feature: featureNow('attendance-tracking'), id: 'dashboards' },
  { feature: featureNow('attendance-tracking'), id: 'self-service' },
  { feature: featureNow('policy-automation'), id: 'escalation' },
] as const

type OfferSection = (typeof OFFER_SECTIONS)[number]

/** Its address, as pages link to it. */
export const offerAddress = ({ feature, id }: OfferSection): string => `${routeTo.feature(feature)}#${id}`
/** The same as editors write it. */
export const offerLink = ({ feature, id }: OfferSection): string => `feature/${feature}#${id}`
