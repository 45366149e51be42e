/** Files of src/content/ that facts are read from before any collection is read, with the schema of each. `npm run dev` restarts when one changes. */
import type { z } from 'zod'
import { claimsFileSchema } from './claimSchema.ts'
import { authoritiesFileSchema, stateRulesFileSchema } from './law/lawSchema.ts'
import { termsFileSchema } from './termSchema.ts'

export const factFileSchemas = {
  claims: claimsFileSchema,
  terms: termsFileSchema,
  'state-rules': stateRulesFileSchema,
  authorities: authoritiesFileSchema,
} satisfies Record<string, z.ZodType>
