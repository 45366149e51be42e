/** The page that prints the registry of figures (site/claims.ts): its words. The figures themselves are the registry's. */
import { z } from 'zod'
import { CLAIM_GROUPS, CLAIM_KINDS } from '../site/claims'
import { anchor, heading, label, meta, paragraph, text } from './fields'

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
    /** `label` is also what stands beside a figure on other pages. */
    items: forEach(CLAIM_KINDS, 'kind', { label: text(20, 'it stands beside figures'), text: paragraph }),
  }),
  /** What stands beside a figure that is still a sample. */
  sample: z.strictObject({ label: text(20, 'it stands beside figures'), text: paragraph }),
  groups: forEach(CLAIM_GROUPS, 'group', { heading, label, text: z.exactOptional(paragraph) }),
  basis: label,
  asOf: label,
  doubt: z.strictObject({ id: anchor, heading, text: paragraph }),
})
