/** What the FAQ may not lose: answers that others link to, and ways to what the offer names. */
import type { z } from 'zod'
import { addressOfOffer, OFFER_SECTIONS, writtenOffer } from '../../site/offerSections'
import { PUBLISHED_ANSWERS } from '../../site/publishedAnswers'
import { routes } from '../../site/routes'

type Categories = readonly { id: string; faqs: readonly { id: string; more?: { href: string } | undefined }[] }[]

/** For `.superRefine()` of the categories: published addresses of answers stay. */
export function keepAnswers(categories: Categories, context: z.RefinementCtx): void {
  for (const [category, ids] of Object.entries(PUBLISHED_ANSWERS)) {
    const faqs = categories.find(({ id }) => id === category)?.faqs ?? []
    for (const id of ids.filter((one) => faqs.every((faq) => faq.id !== one)))
      context.addIssue({
        code: 'custom',
        message: `Others may link to ${routes.faqs}#faq-${id}, and the category "${category}" has no question "${id}". Give it its id and its category back; if it is retired, take it out of src/site/publishedAnswers.ts.`,
      })
  }
}

/** The same: answers lead to each section that the offer names. */
export function leadToOffer(categories: Categories, context: z.RefinementCtx): void {
  const links = categories.flatMap(({ faqs }) => faqs.flatMap(({ more }) => more?.href ?? []))
  for (const section of OFFER_SECTIONS)
    if (!links.includes(addressOfOffer(section)))
      context.addIssue({
        code: 'custom',
        message: `No answer leads to ${writtenOffer(section)}, which the offer names: give one “more: { label: …, to: ${writtenOffer(section)} }”.`,
      })
}
