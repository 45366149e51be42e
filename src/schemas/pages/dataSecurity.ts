/** The page on data security: measures, standards, and what happens after an incident. */
import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { routes, routeTo } from '#src/site/routes.ts'
import { MEASURE_STATUSES, REVIEW_CYCLES, STANDARD_STATUSES } from '#src/specification/specifiedLists.ts'
import { recordPathSchema } from '../blocks/recordPath.ts'
import {
  amountField,
  anchorField,
  cardSchema,
  clockField,
  headingField,
  labelField,
  listField,
  metaSchema,
  openingWordsSchema,
  paragraphField,
  pictureDescriptionField,
  textField,
  titledTextSchema,
} from '../fields/fields.ts'
import { checkDescription } from '../fields/pictureDescription.ts'
import { checkSpecifiedRequest } from '../specificationChecks/specifiedMembers.ts'
import { specifiedLinkField } from '../specificationChecks/specifiedWords.ts'

const statusCardFields = { text: paragraphField.meta({ description: 'One or two sentences on it.' }) }

/** Returns figures as they are printed, by their claim's id. */
type Figures = () => ReadonlyMap<string, string>

/** A time on the dial, which must be the claim's. @param id the claim's id */
const createPromiseField = (id: 'incidentResponse' | 'recoveryTime', figures: Figures) =>
  amountField().refine(
    (written) => String(written) === /\d+/.exec(figures().get(id) ?? '')?.[0],
    `This is the number of a claim: write "{claim:${id}.number}".`,
  )

/** @param figures returns the site's, of which the dial has two */
export const createDataSecuritySchema = (figures: Figures) =>
  z.strictObject({
    meta: metaSchema,
    opening: openingWordsSchema
      .extend({
        primary: specifiedLinkField('Schedule Security Review', { href: routes.requestDemo, to: 'requestDemo' }).meta({
          description: 'The main button of the first screen: it leads to the demo.',
        }),
        secondary: specifiedLinkField('Download Security Whitepaper', {
          href: routeTo.guide('security-whitepaper'),
          to: 'guide/security-whitepaper',
        }).meta({ description: 'The second, quieter button of the first screen: it leads to the whitepaper.' }),
      })
      .meta({ description: 'The first screen of the page.' }),
    path: recordPathSchema,
    features: z
      .strictObject({
        id: anchorField,
        heading: headingField,
        items: listField(
          z.strictObject({
            title: labelField.meta({ description: 'The name of the measure.' }),
            ...statusCardFields,
            status: z.enum(MEASURE_STATUSES).meta({ description: 'What holds for the measure.' }),
          }),
          4,
          8,
          'section 2, "Legal and security pages"',
        ).meta({ description: 'The measures, in the order of the page.' }),
      })
      .meta({ description: 'The measures that protect the records.' }),
    compliance: z
      .strictObject({
        heading: headingField,
        items: listField(
          z.strictObject({
            standard: labelField.meta({ description: 'The name of the standard or the law.' }),
            ...statusCardFields,
            status: z.enum(STANDARD_STATUSES).meta({ description: 'What holds for the standard. Do not claim more than is certified.' }),
            cycle: z.enum(REVIEW_CYCLES).meta({ description: 'How often it is reviewed.' }),
          }),
          4,
          8,
          'section 2, "Legal and security pages"',
        ).meta({ description: 'The standards, in the order of the page.' }),
        note: paragraphField.meta({ description: 'What “Compliant” means and what it does not, below the standards.' }),
      })
      .meta({ description: 'The standards and laws, and where the service stands with each.' }),
    lists: listField(
      z.strictObject({
        title: headingField.meta({ description: 'The title of the list.' }),
        items: listField(textField(160), 2, 10).meta({ description: 'The points, each up to 160 characters.' }),
      }),
      1,
      4,
    ).meta({ description: 'Lists of short points, side by side.' }),
    response: z
      .strictObject({
        id: anchorField,
        heading: headingField,
        describe: pictureDescriptionField,
        start: clockField.meta({ description: 'When the drawn day goes wrong.' }),
        minutes: createPromiseField('incidentResponse', figures).meta({
          description: 'The longest until someone works on it, in minutes: the token of its claim.',
        }),
        hours: createPromiseField('recoveryTime', figures).meta({
          description: 'The longest until service is restored, in hours: the token of its claim.',
        }),
        note: withExampleFigures(paragraphField.clone()).meta({
          description: 'From when each of the two times counts, in small print below the dial.',
        }),
        items: listField(titledTextSchema, 3, 3).meta({
          description: 'What happens, each a title with a short text: the sliver of the dial, its sector, and what goes on around both.',
        }),
      })
      .superRefine(({ describe, start, minutes, hours }, context) => {
        // The sentence may say the start in words: “twenty past two”.
        const [hour = 0, minute = 0] = start.split(':').map(Number)
        checkDescription({ describe, start, minutes, hours }, context, [hour, hour % 12, minute])
      })
      .meta({ description: 'What happens on the day something goes wrong.' }),
    documents: z
      .strictObject({
        id: anchorField,
        heading: headingField,
        items: listField(cardSchema, 1, 6).superRefine(checkSpecifiedRequest).meta({ description: 'The documents, each with a button.' }),
      })
      .meta({ description: 'Documents for a security review.' }),
    review: labelField.meta({ description: 'Stands before the cycle in which a standard is reviewed.' }),
    callHeading: headingField.meta({ description: 'The heading over the number to call.' }),
    call: labelField.meta({ description: 'What the button with the number says.' }),
  })

export type DataSecurityContent = z.output<ReturnType<typeof createDataSecuritySchema>>
