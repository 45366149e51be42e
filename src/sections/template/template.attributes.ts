import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** For tests of an article's template. */
export const templateAttributes = { card: dataAttribute('template-card') } as const
