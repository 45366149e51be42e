/** Files of src/content/ that facts are read from or compared with, and that are no collections, with the schema of each. */
import type { z } from 'zod'
import { claimsFileSchema } from '#src/schemas/claim.ts'
import { authoritiesFileSchema, stateRulesFileSchema } from '#src/schemas/law/law.ts'
import { secondReadingFileSchema } from '#src/schemas/law/secondReading.ts'
import { policySentencesSchema } from '#src/schemas/policySentences.ts'
import { termsFileSchema } from '#src/schemas/term.ts'

export const factFileSchemas = {
  claims: claimsFileSchema,
  terms: termsFileSchema,
  'policy-sentences': policySentencesSchema,
  'state-rules': stateRulesFileSchema,
  'state-rules-second-reading': secondReadingFileSchema,
  authorities: authoritiesFileSchema,
} satisfies Record<string, z.ZodType>
