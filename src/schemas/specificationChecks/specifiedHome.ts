/** Checks the links of home, and what it ends with, against the specification (section 2, "Home"). Its lists: specifiedMembers.ts. */
import type { z } from 'zod'
import { routes } from '#src/site/routes.ts'
import { OFFER_SECTIONS, offerAddress, offerLink } from '#src/specification/specifiedLists.ts'
import { linkField } from '../fields/fields.ts'

/** Requires that one of the two buttons of the first screen leads to the comparison. */
export function checkComparisonButton(
  { primary, secondary }: Readonly<Record<'primary' | 'secondary', { href: string }>>,
  context: z.RefinementCtx,
): void {
  if (![primary.href, secondary.href].includes(routes.comparison))
    context.addIssue({
      code: 'custom',
      path: ['secondary', 'to'],
      message: 'One of the two buttons leads to “comparison”, as the specification asks (section 2, "Home").',
    })
}

export const offerSectionLinkField = linkField.refine(({ href }) => OFFER_SECTIONS.some((section) => offerAddress(section) === href), {
  path: ['to'],
  message: `Lead to one of these, which the offer names: ${OFFER_SECTIONS.map(offerLink).join(', ')}.`,
})

/** Requires a closing with the phone number. */
export function checkPhoneClosing({ kind }: { kind: string }, context: z.RefinementCtx): void {
  if (kind === 'sentence')
    context.addIssue({
      code: 'custom',
      path: ['kind'],
      message:
        'Home ends with the phone number, which “sentence” does not have (specification, section 2, "Home"): take board, start or phone.',
    })
}
