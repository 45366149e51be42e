/** Who has read legal texts and other languages: what the launch list reads. */
import { z } from 'zod'

const review = z.strictObject({
  by: z.string().trim().min(1, 'Write who has read it.'),
  on: z.coerce.date({ error: 'on is a day like 2026-12-01.' }),
})

export const reviews = z.strictObject({
  legal: z.record(z.string(), review).nullable().default({}),
  languages: z.record(z.string(), review).nullable().default({}),
})
