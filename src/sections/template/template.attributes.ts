import { dataAttribute } from '../../lib/anywhere/markup/dataAttribute'

/** What tests know a template by that an article offers. */
export const templateAttributes = { card: dataAttribute('template-card') } as const
