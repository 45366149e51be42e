/** What stands where a page or an article is not found. */
import { z } from 'zod'
import { blanksOf } from '../lib/anywhere/fillIn'
import { clock, label, link, many, meta, paragraph, text } from './fields'

const notFoundPage = z.strictObject({ meta, lede: paragraph, links: many(link, 1, 5) })

/** A line of the log: its time, and its state on the flaps. */
const row = z.strictObject({ time: clock, state: text(10, 'it stands on flaps') })

export const notFound = z.strictObject({
  page: notFoundPage,
  post: notFoundPage,
  /** The search for a page: its field, and what it says of what it found. */
  finder: z.strictObject({
    label,
    failed: text(120),
    none: label,
    one: label,
    many: label.refine((words) => blanksOf(words).includes('count'), 'Write {count} where the number belongs.'),
  }),
  rows: z.strictObject({ title: label, found: row, missing: row }),
})
