/** Checks the home page against the specification: its features, its industries, and the link of its dashboards. */
import type { z } from 'zod'
import { routeTo } from '#src/site/routes.ts'
import { FEATURES_ON_HOME, INDUSTRIES_ON_HOME, OFFER_SECTIONS, offerAddress, offerLink } from '#src/specification/specifiedLists.ts'
import { linkField } from '../fields/fields.ts'

/** Requires the specified features, which their links identify. */
export function checkSpecifiedFeatures(cards: readonly { action: { href: string } }[], context: z.RefinementCtx): void {
  const missing = FEATURES_ON_HOME.filter((feature) => cards.every(({ action }) => action.href !== routeTo.feature(feature)))
  if (missing.length > 0)
    context.addIssue({
      code: 'custom',
      message: `The specification (section 2, "Home") asks for ${FEATURES_ON_HOME.join(', ')} here; others may stand beside them. Add one that leads to each of these: ${missing.map((feature) => `feature/${feature}`).join(', ')}. One that is retired goes in src/specification/specifiedLists.json as well.`,
    })
}

export const offerSectionLinkField = linkField.refine(({ href }) => OFFER_SECTIONS.some((section) => offerAddress(section) === href), {
  path: ['to'],
  message: `Lead to one of these, which the offer names: ${OFFER_SECTIONS.map(offerLink).join(', ')}.`,
})

/** Requires the specified industries. */
export function checkSpecifiedIndustries(slugs: readonly string[], context: z.RefinementCtx): void {
  const missing = INDUSTRIES_ON_HOME.filter((industry) => !slugs.includes(industry))
  if (missing.length > 0)
    context.addIssue({
      code: 'custom',
      message: `The specification (section 2, "Home") asks for ${INDUSTRIES_ON_HOME.join(', ')} here; others may stand beside them. Add: ${missing.join(', ')}. One that is retired goes in src/specification/specifiedLists.json as well.`,
    })
}
