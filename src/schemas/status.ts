/** The page that stands in for a status page. */
import { z } from 'zod'
import { heading, many, meta, paragraph, text } from './fields'

export const status = z.strictObject({
  meta,
  heading,
  /** What the page is, in one sentence. */
  lede: text(140, 'it is one sentence').regex(/^[^.]+\.$/, 'Say in one sentence what this page is.'),
  reach: paragraph,
  until: z.strictObject({ heading, items: many(text(160), 2, 6) }),
})
