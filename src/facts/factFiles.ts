/** Files of src/content/ that facts are read from, and that are no collections, with the schema of each. */
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
