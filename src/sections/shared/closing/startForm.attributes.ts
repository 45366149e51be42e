import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Apart from shared.attributes.ts, which page scripts carry whole: the one script that finds this form is on few pages. */
export const startFormAttributes = {
  /** A form whose fields begin a demo request, and each such field with its name. */
  form: dataAttribute('start-form'),
  field: dataAttribute('start-field'),
  /** What is said of such a field, by its name; hidden until it is wrong. */
  error: dataAttribute('start-error'),
} as const
