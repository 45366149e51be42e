/** The page on data security: measures, standards, and what happens after an incident. */
import { z } from 'zod'
import { MEASURE_STATUSES, REVIEW_CYCLES, STANDARD_STATUSES } from '../lib/anywhere/securityStatuses'
import { anchor, card, entry, heading, hero, label, many, meta, paragraph, text } from './fields'
import { recordPath } from './recordPath'

const statusCard = { text: paragraph }

export const dataSecurity = z.strictObject({
  meta,
  hero,
  path: recordPath,
  features: z.strictObject({
    id: anchor,
    heading,
    items: many(z.strictObject({ title: label, ...statusCard, status: z.enum(MEASURE_STATUSES) }), 2, 8),
  }),
  compliance: z.strictObject({
    heading,
    items: many(
      z.strictObject({
        standard: label,
        ...statusCard,
        status: z.enum(STANDARD_STATUSES),
        cycle: z.enum(REVIEW_CYCLES),
      }),
      2,
      8,
    ),
    note: paragraph,
  }),
  lists: many(z.strictObject({ title: heading, items: many(text(160), 2, 10) }), 1, 4),
  response: z.strictObject({ id: anchor, heading, items: many(entry, 2, 4) }),
  documents: z.strictObject({ id: anchor, heading, items: many(card, 1, 6) }),
  /** Before the cycle in which a standard is reviewed. */
  review: label,
  callHeading: heading,
  call: label,
})
