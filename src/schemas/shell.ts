/** What stands around every page, and the pages that stand in for another. */
import { z } from 'zod'
import { clock, heading, label, link, many, meta, paragraph, text } from './fields'

const notFoundPage = z.strictObject({ meta, lede: paragraph, links: many(link, 1, 5) })

/** A line of the log: its time, and its state on the flaps. */
const row = z.strictObject({ time: clock, state: text(10, 'it stands on flaps') })

export const notFound = z.strictObject({
  page: notFoundPage,
  post: notFoundPage,
  finder: label,
  rows: z.strictObject({ title: label, found: row, missing: row }),
})

export const status = z.strictObject({ meta, heading, lede: paragraph, until: z.strictObject({ heading, items: many(text(160), 2, 6) }) })

/** What stands around every page. The header's labels are the specification's: site/navigation.ts. */
export const shell = z.strictObject({
  banner: z.strictObject({ lead: text(90), text: text(90), action: link }),
  footer: z.strictObject({
    about: text(160),
    theme: z.strictObject({ legend: label, system: label, light: label, dark: label }),
  }),
  breadcrumbs: z.strictObject({ blog: label, features: label, industries: label, support: label }),
  consent: z.strictObject({ name: label, question: text(160), policy: label, decline: label, allow: label }),
})
