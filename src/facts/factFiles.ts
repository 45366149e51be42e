/** The files of src/content/facts/ with their schemas: what facts and the policy's sentences are read from, or compared with. */
import type { z } from 'zod'
import { claimsFileSchema } from '#src/schemas/facts/claim.ts'
import { authoritiesFileSchema, stateRulesFileSchema } from '#src/schemas/facts/law/law.ts'
import { secondReadingFileSchema } from '#src/schemas/facts/law/secondReading.ts'
import { policySentencesSchema } from '#src/schemas/facts/policySentences.ts'
import { termsFileSchema } from '#src/schemas/facts/term.ts'

export const factFileSchemas = {
  claims: claimsFileSchema,
  terms: termsFileSchema,
  'policy-sentences': policySentencesSchema,
  'state-rules': stateRulesFileSchema,
  'state-rules-second-reading': secondReadingFileSchema,
  authorities: authoritiesFileSchema,
} satisfies Record<string, z.ZodType>
