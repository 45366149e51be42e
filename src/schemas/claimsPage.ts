/** The page that prints the registry of figures: its words. The figures are src/content/claims.yaml, read by site/claims.ts. */
import { z } from 'zod'
import { CLAIM_GROUPS, CLAIM_KINDS } from '../site/claims'
import { anchor, heading, label, meta, paragraph } from './fields'

/** Words for each member of a closed list of the registry, each exactly once, in the order in which they are shown. */
const forEach = <Id extends string, Words extends z.ZodRawShape>(ids: readonly Id[], what: string, words: Words) =>
  z
    .array(z.strictObject({ id: z.enum(ids), ...words }))
    .refine((items) => items.length === ids.length && new Set(items.map((item) => (item as { id: string }).id)).size === ids.length, {
      message: `Name each ${what} of src/site/claims.ts once: ${ids.join(', ')}.`,
    })

export const claimsPage = z.strictObject({
  meta,
  eyebrow: label,
  heading,
  lede: paragraph,
  kinds: z.strictObject({
    id: anchor,
    heading,
    items: forEach(Object.keys(CLAIM_KINDS) as (keyof typeof CLAIM_KINDS)[], 'kind', { text: paragraph }),
  }),
  /** What a mark that says "Sample" means; shown while any figure is one. */
  sample: z.strictObject({ label, text: paragraph }),
  groups: forEach(CLAIM_GROUPS, 'group', { heading, label, text: z.exactOptional(paragraph) }),
  /** Heads of the columns. */
  figure: label,
  kind: label,
  basis: label,
  asOf: label,
  doubt: z.strictObject({ id: anchor, heading, text: paragraph }),
})
