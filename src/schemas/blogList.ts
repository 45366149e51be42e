/** The list of articles, what stands around each, and their topics. */
import { z } from 'zod'
import { anchor, heading, label, many, meta, paragraph, text } from './fields'

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

/** Topics of articles: the closed list that front matter chooses from. */
export const tags = z.strictObject({
  tags: many(z.strictObject({ id: anchor, label, description: meta.shape.description }), 1, 30),
})
