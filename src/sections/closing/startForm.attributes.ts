import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Apart from shared.attributes.ts, because only the script of this form needs these, on few pages. */
export const startFormAttributes = {
  /** A form whose fields begin a demo request, and each field with its name. */
  form: dataAttribute('start-form'),
  field: dataAttribute('start-field'),
  /** The error of a field, by its name. Hidden while the field is valid. */
  error: dataAttribute('start-error'),
} as const
