/** The page that stands in for a status page. */
import { z } from 'zod'
import { heading, many, meta, paragraph, text } from './fields'

export const status = z.strictObject({
  meta,
  heading: heading.meta({ description: 'The headline of the page.' }),
  lede: text(140, 'it is one sentence')
    .regex(/^[^.]+\.$/, 'Say in one sentence what this page is.')
    .meta({ description: 'What the page is, in one sentence.' }),
  reach: paragraph.meta({ description: 'Whom to call or write to, and what then happens.' }),
  until: z
    .strictObject({ heading, items: many(text(160), 2, 6).meta({ description: 'What to do, each up to 160 characters.' }) })
    .meta({ description: 'What to do until the line answers again.' }),
})
