import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/**
 * On a first screen that is dark in both themes, with the hour of its sky, if it has one: the header over it is then dark too
 * (sections/shell/header.css). Apart from shared.attributes.ts, which scripts carry whole: other pages carry no rules for it.
 */
export const darkOpeningAttributes = { opening: dataAttribute('dark-opening') } as const
