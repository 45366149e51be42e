import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** What tests know a template by that an article offers. */
export const templateAttributes = { card: dataAttribute('template-card') } as const
