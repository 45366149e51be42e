import { dataAttribute } from '../../lib/anywhere/dataAttribute'

/** Parts of the path of one record, each with its stop's name as value: sections/data-security/recordPath.css says where each stands. */
export const dataSecurityAttributes = {
  stop: dataAttribute('record-stop'),
  window: dataAttribute('record-window'),
  facts: dataAttribute('record-facts'),
} as const
