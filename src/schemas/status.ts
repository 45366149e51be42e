/** The page that stands in for a status page. */
import { z } from 'zod'
import { heading, many, meta, paragraph, text } from './fields'

export const status = z.strictObject({ meta, heading, lede: paragraph, until: z.strictObject({ heading, items: many(text(160), 2, 6) }) })
