import { dataAttribute } from '../../lib/anywhere/dataAttribute'

/** Parts of the path of one record, each with its station's name as value: sections/data-security/recordPath.css says where each stands. */
export const dataSecurityAttributes = {
  station: dataAttribute('record-station'),
  window: dataAttribute('record-window'),
  facts: dataAttribute('record-facts'),
} as const
