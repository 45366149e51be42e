/** Quotes of customers on the home page. Other pages have quotes as blocks (src/schemas/blocks/blockFields.ts). */
import { z } from 'zod'
import { SKY_NAMES, WORKPLACE_NAMES } from '#src/models/names/pictureNames.ts'
import { labelField, listField, sampleField, textField } from '../fields/fields.ts'

const quoteSchema = z.strictObject({
  quote: textField(220, 'a quote is set large').meta({ description: 'The quote, without quotation marks.' }),
  role: labelField.meta({ description: 'What the person does, such as Plant manager.' }),
  company: labelField.meta({ description: 'Where the person works.' }),
  background: z.enum(SKY_NAMES).meta({ description: 'The sky behind the quote.' }),
  workplace: z.enum(WORKPLACE_NAMES).meta({ description: 'The drawn workplace below the quote.' }),
})

export const testimonialsSchema = z.strictObject({
  sample: sampleField,
  label: labelField.meta({
    description: 'The name of the section with one customer’s words, on industry pages and landing pages. Screen readers say it.',
  }),
  quotes: listField(quoteSchema, 4, 6, 'section 2, "Home"').meta({ description: 'The quotes, in the order of the page.' }),
})

export type TestimonialsContent = z.output<typeof testimonialsSchema>
