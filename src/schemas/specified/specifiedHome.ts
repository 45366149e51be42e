/** What the specification asks of the home page: where its cards lead, and which industries have one. */
import type { z } from 'zod'
import { currentSlug } from '../../site/currentSlug'
import { routeTo } from '../../site/routes'
import { INDUSTRIES_ON_HOME } from '../../site/specified/homeIndustries'
import { OFFER_SECTIONS, offerAddress, offerLink } from '../../site/specified/offerSections'
import { destination } from '../fields/destination'
import { link } from '../fields/fields'

/** Specification, section 2, "Three feature cards": each leads to the page of its feature. */
export function featureDestination(specified: 'attendance-tracking' | 'policy-automation' | 'mass-communication') {
  const slug = currentSlug(routeTo.feature, specified)
  return destination.refine((href) => href === routeTo.feature(slug), `This card leads to the page of its feature: feature/${slug}.`)
}

export const offerSectionLink = link.refine(({ href }) => OFFER_SECTIONS.some((section) => offerAddress(section) === href), {
  path: ['to'],
  message: `Lead to one of these, which the offer names: ${OFFER_SECTIONS.map(offerLink).join(', ')}.`,
})

export function checkSpecifiedIndustries(shown: readonly string[], context: z.RefinementCtx): void {
  const missing = INDUSTRIES_ON_HOME.filter((industry) => !shown.includes(industry))
  if (missing.length > 0)
    context.addIssue({
      code: 'custom',
      message: `The specification (section 2, "Home") asks for ${INDUSTRIES_ON_HOME.join(', ')} here; others may stand beside them. Add: ${missing.join(', ')}. One that is retired goes in src/site/specified/homeIndustries.ts as well.`,
    })
}
