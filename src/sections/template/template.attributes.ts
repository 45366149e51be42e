import { dataAttribute } from '../../lib/anywhere/dataAttribute'

/** What tests know a document by that an article offers. */
export const templateAttributes = { card: dataAttribute('template-card') } as const
