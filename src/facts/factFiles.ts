/** Files of src/content/ that facts are read from, and that are no collections, with the schema of each. */
import type { z } from 'zod'
import { claimsFileSchema } from '#src/schemas/claims.ts'
import { authoritiesFileSchema, stateRulesFileSchema } from '#src/schemas/law/law.ts'
import { termsFileSchema } from '#src/schemas/terms.ts'

export const factFileSchemas = {
  claims: claimsFileSchema,
  terms: termsFileSchema,
  'state-rules': stateRulesFileSchema,
  authorities: authoritiesFileSchema,
} satisfies Record<string, z.ZodType>
