/** Files of src/content/ that src/site reads before any collection is read, by name, with the schema of what editors may write there. */
import type { z } from 'zod'
import { claimsFile } from '../schemas/claim'
import { authoritiesFile, stateRulesFile } from '../schemas/law'
import { termsFile } from '../schemas/term'
import type { START_FILES } from './startFileNames'

export const startFiles: Readonly<Record<(typeof START_FILES)[number], z.ZodType>> = {
  claims: claimsFile,
  terms: termsFile,
  'state-rules': stateRulesFile,
  authorities: authoritiesFile,
}
