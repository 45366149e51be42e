/** Who has reviewed the legal texts and the translations. `npm run launch` lists what nobody has reviewed. */
import { z } from 'zod'
import { reviewDateField } from '../fields/fields.ts'

const reviewSchema = z.strictObject({
  by: z.string().trim().min(1, 'Write who has read it.').meta({ description: 'Who has read it.' }),
  on: reviewDateField.meta({ description: 'The day on which it was read.' }),
})

export const reviewsSchema = z.strictObject({
  legal: z.record(z.string(), reviewSchema).nullable().default({}).meta({
    description: 'The legal texts that counsel has read, by their names (docs/launching.md). The launch list asks for the others.',
  }),
  languages: z.record(z.string(), reviewSchema).nullable().default({}).meta({
    description: 'The languages that a native speaker has read, by their codes (docs/launching.md). The launch list asks for the others.',
  }),
})
