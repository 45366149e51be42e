/** The words of the page with all claims. The claims are in src/content/facts/claims.yaml, which facts/claims.ts reads. */

import { z } from 'zod'
import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'
import { CLAIM_GROUPS, CLAIM_KINDS } from '#src/models/names/claimKinds.ts'
import { anchorField, eachPlaceholderTextField, headingField, labelField, metaSchema, paragraphField, textField } from '../fields/fields.ts'

/** Words for each kind or group of claims, each exactly once, in the order of the page. */
const createEachIdField = <Id extends string, Words extends z.ZodRawShape>(ids: readonly Id[], what: string, words: Words) =>
  z
    .array(z.strictObject({ id: z.enum(ids).meta({ description: `Which ${what} of figures these words are for.` }), ...words }))
    .refine((items) => items.length === ids.length && new Set(items.map((item) => (item as { id: string }).id)).size === ids.length, {
      message: `Name each ${what} of src/models/names/claimKinds.ts once: ${ids.join(', ')}.`,
    })
    .meta({ description: `Each ${what} of figures once, in the order of the page.` })

export const claimsPageSchema = z.strictObject({
  meta: metaSchema,
  eyebrow: labelField.meta({ description: 'The small line above the headline.' }),
  heading: headingField.meta({ description: 'The headline of the page.' }),
  lede: paragraphField.meta({ description: 'One or two sentences under the headline.' }),
  kinds: z
    .strictObject({
      id: anchorField,
      heading: headingField,
      bar: eachPlaceholderTextField(110, 'count').meta({
        description: 'Below the bar of blocks. Write {count}: the page counts its figures itself.',
      }),
      items: createEachIdField(keysOf(CLAIM_KINDS), 'kind', {
        text: paragraphField.meta({ description: 'What the footnote of this kind promises, and what it does not.' }),
      }),
    })
    .meta({ description: 'The kinds of figures, and what the footnote of each means.' }),
  sample: z
    .strictObject({
      label: labelField.meta({ description: 'The words of the footnote.' }),
      text: paragraphField.meta({ description: 'What the footnote means.' }),
    })
    .meta({ description: 'The footnote that says that a figure is a sample. It is shown while any figure is one.' }),
  groups: createEachIdField(CLAIM_GROUPS, 'group', {
    heading: headingField.meta({ description: 'The heading of the section.' }),
    label: labelField.meta({ description: 'The section’s name in the list of sections.' }),
    text: z.exactOptional(paragraphField).meta({ description: 'What to know about all figures of the section. It may be left out.' }),
  }),
  figure: labelField.meta({ description: 'The heading of the column with the figures.' }),
  kind: labelField.meta({ description: 'The heading of the column with the footnotes.' }),
  basis: labelField.meta({ description: 'The heading of the column that says how each figure is counted.' }),
  asOf: labelField.meta({ description: 'The words before a date: before the one that most figures have, and in a row with another.' }),
  otherDay: textField(90).meta({ description: 'What to know about figures that are of another day.' }),
  doubt: z
    .strictObject({
      id: anchorField,
      heading: headingField,
      text: paragraphField.meta({ description: 'Asks to tell us, and says what we do then. Phone and email follow.' }),
    })
    .meta({ description: 'For visitors who think that a figure is wrong.' }),
})

export type ClaimsPageContent = z.output<typeof claimsPageSchema>
