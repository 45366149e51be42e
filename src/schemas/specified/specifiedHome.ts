/** What the specification asks of the home page: where its cards lead, and which industries have one. */
import type { z } from 'zod'
import { addressOfOffer, OFFER_SECTIONS, writtenOffer } from '../../site/offerSections'
import { routeTo } from '../../site/routes'
import { slugNow } from '../../site/slugNow'
import { destination } from '../fields/destination'
import { link } from '../fields/fields'

/** Specification, section 2, "Three feature cards": each leads to the page of its feature. */
export function toFeature(specified: 'attendance-tracking' | 'policy-automation' | 'mass-communication') {
  const slug = slugNow(routeTo.feature, specified)
  return destination.refine((href) => href === routeTo.feature(slug), `This card leads to the page of its feature: feature/${slug}.`)
}

export const toOffer = link.refine(({ href }) => OFFER_SECTIONS.some((section) => addressOfOffer(section) === href), {
  path: ['to'],
  message: `Lead to one of these, which the offer names: ${OFFER_SECTIONS.map(writtenOffer).join(', ')}.`,
})

/** Specification, section 2, "Four industry cards", by the slugs that they have by now. Where one is retired, it goes here as well. */
const SPECIFIED_INDUSTRIES = ['manufacturing', 'logistics', 'food-beverage', 'retail'].map((slug) => slugNow(routeTo.industry, slug))

export function hasSpecifiedIndustries(shown: readonly string[], context: z.RefinementCtx): void {
  const missing = SPECIFIED_INDUSTRIES.filter((industry) => !shown.includes(industry))
  if (missing.length > 0)
    context.addIssue({
      code: 'custom',
      message: `The specification (section 2, "Home") asks for ${SPECIFIED_INDUSTRIES.join(', ')} here; others may stand beside them. Add: ${missing.join(', ')}.`,
    })
}
