/** Files of src/content/ that facts are read from before any collection is read, by name, with the schema of what editors may write there. */
import type { z } from 'zod'
import { claimsFile } from './claimSchema.ts'
import type { FACT_FILES } from './factFileNames.ts'
import { authoritiesFile, stateRulesFile } from './law/lawSchema.ts'
import { termsFile } from './termSchema.ts'

export const factFileSchemas: Readonly<Record<(typeof FACT_FILES)[number], z.ZodType>> = {
  claims: claimsFile,
  terms: termsFile,
  'state-rules': stateRulesFile,
  authorities: authoritiesFile,
}
