/** Legal texts and guides: a title, a description, and the sections that their "##" headings open. */
import { z } from 'zod'
import { anchor, label, pageTitle } from './fields'

export const section = z.object({
  id: anchor,
  label: z.string().min(2).max(40, 'A label in the table of contents has at most 40 characters.'),
  /** Further ids that lead to the same place, for links made from an older outline. */
  aliases: z.array(anchor).default([]),
})

export const textDocument = z.strictObject({
  title: z.string().min(3).max(60),
  pageTitle: pageTitle.min(10).optional(),
  description: z.string().min(70).max(160),
  lede: z.string().min(20).max(240),
  updatedAt: z.coerce.date().optional(),
  /** Lists the page in the footer, under this name. */
  footer: z.exactOptional(label),
  sections: z.array(section).min(3, 'A document has at least three sections; each "##" heading is one.'),
})
