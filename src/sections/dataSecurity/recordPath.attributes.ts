import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Parts of the path of one record, each with its stop's name as value. sections/dataSecurity/recordPath.css places them. */
export const recordPathAttributes = {
  stop: dataAttribute('record-path-stop'),
  window: dataAttribute('record-path-window'),
  facts: dataAttribute('record-path-facts'),
} as const
