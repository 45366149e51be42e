/** The list of articles, and what stands around each. */
import { z } from 'zod'
import { heading, label, meta, paragraph, text } from './fields'

export const blogList = z.strictObject({
  meta,
  eyebrow: label,
  heading,
  lede: paragraph,
  /** Above the featured article. */
  startHere: label,
  moreTitle: heading,
  empty: label,
  /** What feed readers show of the blog. */
  feed: text(120),
  /** What stands around every article. */
  article: z.strictObject({
    /** After "Last reviewed …", on articles that state law. */
    legalNote: text(240),
    closing: z.strictObject({ heading, text: paragraph }),
  }),
})
