/** Who has read legal texts and other languages: what the launch list reads. */
import { z } from 'zod'
import { date } from './fields'

const review = z.strictObject({
  by: z.string().trim().min(1, 'Write who has read it.'),
  on: date,
})

export const reviews = z.strictObject({
  legal: z.record(z.string(), review).nullable().default({}),
  languages: z.record(z.string(), review).nullable().default({}),
})
