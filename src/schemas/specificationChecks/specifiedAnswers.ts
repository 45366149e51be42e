/** The FAQ must keep the specified categories and its links to the sections that the offer names. */
import type { z } from 'zod'
import { routes } from '#src/site/routes.ts'
import { FAQ_CATEGORIES, OFFER_SECTIONS, offerAddress, offerLink } from '#src/specification/specifiedLists.ts'

type Categories = readonly { id: string; faqs: readonly { more?: { href: string } | undefined }[] }[]

/** Requires the specified categories. Others are welcome. */
export function checkSpecifiedCategories(categories: Categories, context: z.RefinementCtx): void {
  for (const category of FAQ_CATEGORIES)
    if (categories.every(({ id }) => id !== category))
      context.addIssue({
        code: 'custom',
        message: `The specification (section 2, "FAQ") has the category "${category}", and others may link to ${routes.faqs}#${category}. Give it back.`,
      })
}

/** Requires a link in an answer to each section that the offer names. */
export function checkOfferLinks(categories: Categories, context: z.RefinementCtx): void {
  const links = categories.flatMap(({ faqs }) => faqs.flatMap(({ more }) => more?.href ?? []))
  for (const section of OFFER_SECTIONS)
    if (!links.includes(offerAddress(section)))
      context.addIssue({
        code: 'custom',
        message: `No answer leads to ${offerLink(section)}, which the offer names: give one “more: { label: …, to: ${offerLink(section)} }”.`,
      })
}
