/** A customer's quote (sections/shared/QuoteSection.tsx). */
import { z } from 'zod'
import { withOwnFigures } from '#src/lib/build/content/figures/figureOwnership.ts'
import { kindField, labelField, textField } from '../fields/fields.ts'

export const quoteKind = kindField('quote', 'A customer’s quote. It stands in as a sample until a real one replaces it.')
export const quoteFields = {
  sample: z.boolean().meta({ description: 'true while the quote is by an invented customer: the page says so. false once it is real.' }),
  quote: withOwnFigures(textField(220)).meta({ description: 'The quote, without quotation marks.' }),
  role: labelField.meta({ description: 'What the person does, such as Plant manager.' }),
  company: labelField.meta({ description: 'Where the person works.' }),
}
