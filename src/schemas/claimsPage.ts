/** The page that prints the claims: its words. The claims are src/content/claims.yaml, read by facts/claims.ts. */
import { z } from 'zod'
import { CLAIM_GROUPS, CLAIM_KINDS } from '#src/site/claimKinds.ts'
import { anchor, heading, label, meta, paragraph, text, withAllBlanks } from './fields/fields.ts'

/** Words for each member of a closed list of the claims, each exactly once, in the order in which they are shown. */
const forEach = <Id extends string, Words extends z.ZodRawShape>(ids: readonly Id[], what: string, words: Words) =>
  z
    .array(z.strictObject({ id: z.enum(ids).meta({ description: `Which ${what} of figures these words are for.` }), ...words }))
    .refine((items) => items.length === ids.length && new Set(items.map((item) => (item as { id: string }).id)).size === ids.length, {
      message: `Name each ${what} of src/site/claimKinds.ts once: ${ids.join(', ')}.`,
    })
    .meta({ description: `Each ${what} of figures once, in the order of the page.` })

export const claimsPage = z.strictObject({
  meta,
  eyebrow: label.meta({ description: 'The small line above the headline.' }),
  heading: heading.meta({ description: 'The headline of the page.' }),
  lede: paragraph.meta({ description: 'One or two sentences under the headline.' }),
  kinds: z
    .strictObject({
      id: anchor,
      heading,
      bar: withAllBlanks(110, 'count').meta({
        description: 'Below the bar of blocks. Write {count}: the page counts its figures itself.',
      }),
      items: forEach(Object.keys(CLAIM_KINDS) as (keyof typeof CLAIM_KINDS)[], 'kind', {
        text: paragraph.meta({ description: 'What the footnote of this kind promises, and what it does not.' }),
      }),
    })
    .meta({ description: 'The kinds of figures, and what the footnote of each means.' }),
  sample: z
    .strictObject({
      label: label.meta({ description: 'The words of the footnote.' }),
      text: paragraph.meta({ description: 'What the footnote means.' }),
    })
    .meta({ description: 'The footnote that says that a figure is a sample. It is shown while any figure is one.' }),
  groups: forEach(CLAIM_GROUPS, 'group', {
    heading: heading.meta({ description: 'The heading of the section.' }),
    label: label.meta({ description: 'The section’s name in the list of sections.' }),
    text: z.exactOptional(paragraph).meta({ description: 'What to know about all figures of the section. It may be left out.' }),
  }),
  figure: label.meta({ description: 'The heading of the column with the figures.' }),
  kind: label.meta({ description: 'The heading of the column with the footnotes.' }),
  basis: label.meta({ description: 'The heading of the column that says how each figure is counted.' }),
  asOf: label.meta({ description: 'The words before a date: before the one that most figures have, and in a row with another.' }),
  otherDay: text(90).meta({ description: 'What to know about figures that are of another day.' }),
  doubt: z.strictObject({ id: anchor, heading, text: paragraph }).meta({ description: 'For visitors who think that a figure is wrong.' }),
})

export type ClaimsPageContent = z.output<typeof claimsPage>
