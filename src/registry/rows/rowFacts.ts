/** Facts that rows of pageContent.ts may name: the file of each in src/content/facts/, without its ending, and what reads it. */
import { readClaims } from '#src/facts/claims.ts'
import type { factFileSchemas } from '#src/facts/factFiles.ts'
import { readAuthorities } from '#src/facts/law/authorities.ts'
import { pointsGroups } from '#src/facts/law/pointsLaw.ts'
import { readStateRules } from '#src/facts/law/stateRules.ts'

export const ROW_FACTS = {
  claims: { file: 'claims', read: readClaims },
  stateRules: { file: 'state-rules', read: readStateRules },
  placeGroups: { file: 'state-rules', read: () => pointsGroups() },
  authorities: { file: 'authorities', read: readAuthorities },
} satisfies Record<string, { file: keyof typeof factFileSchemas; read: () => object }>

export type FactName = keyof typeof ROW_FACTS
