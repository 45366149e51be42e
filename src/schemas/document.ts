/** Legal texts and help texts: a title, a description, and the sections that their "##" headings open. */
import { z } from 'zod'
import { anchor, date, label, meta, text } from './fields'
import { uniqueSections } from './uniqueIds'

export const section = z.strictObject({
  id: anchor,
  label: text(40, 'it stands in the table of contents'),
  /** Further ids that lead to the same place, for links made from an older outline. */
  aliases: z.array(anchor).default([]),
})

export const textDocument = z.strictObject({
  title: text(60, 'it is the heading of the page'),
  pageTitle: meta.shape.title.optional(),
  description: meta.shape.description,
  lede: text(240, 'it introduces the text in a sentence or two'),
  updatedAt: date.optional(),
  /** When the text was changed after that; printed beside it. */
  revisedAt: date.optional(),
  /** Lists the page in the footer, under this name. */
  footer: z.exactOptional(label),
  sections: z.array(section).min(3, 'A document has at least three sections; each "##" heading is one.').superRefine(uniqueSections),
})
