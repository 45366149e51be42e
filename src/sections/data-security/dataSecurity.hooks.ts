import { markupHook } from '../../lib/anywhere/markupHook'

/** Parts of the path of one record, each with its station's name as value: sections/data-security/recordPath.css says where each stands. */
export const dataSecurityHooks = {
  station: markupHook('record-station'),
  window: markupHook('record-window'),
  facts: markupHook('record-facts'),
} as const
