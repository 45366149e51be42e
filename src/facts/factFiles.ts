/** Files of src/content/ that facts are read from before any collection is read, with the schema of each. `npm run dev` restarts when one changes. */
import type { z } from 'zod'
import { claimsFile } from './claimSchema.ts'
import { authoritiesFile, stateRulesFile } from './law/lawSchema.ts'
import { termsFile } from './termSchema.ts'

export const factFileSchemas = {
  claims: claimsFile,
  terms: termsFile,
  'state-rules': stateRulesFile,
  authorities: authoritiesFile,
} satisfies Record<string, z.ZodType>
