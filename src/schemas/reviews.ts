/** Who has read what, and figures that need no registry: what the launch list and the checks read of content. */
import { z } from 'zod'

const review = z.strictObject({
  by: z.string().trim().min(1, 'Write who has read it.'),
  on: z.coerce.date({ error: 'on is a day like 2026-12-01.' }),
})

export const reviews = z.strictObject({
  legal: z.record(z.string(), review).nullable().default({}),
  languages: z.record(z.string(), review).nullable().default({}),
})

/** Figure, as a page says it → why it is neither a claim nor the policy. */
export const everydayFigures = z.record(z.string(), z.string().min(10, 'Say in a few words where the figure comes from.'))
