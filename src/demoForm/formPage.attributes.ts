import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** The leads service finds these parts of the built form page, to answer visitors without JavaScript. */
export const formPageAttributes = {
  formSummary: dataAttribute('demo-form-summary'),
  sent: dataAttribute('demo-sent'),
  refused: dataAttribute('demo-refused'),
} as const
