/** The files of src/content/facts/, which facts and the sentences of the policy are read from, or facts are compared with. They are no collections, with the schema of each. */
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
