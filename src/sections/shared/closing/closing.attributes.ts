import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** A page's one next step, at its end. Apart from shared.attributes.ts, which page scripts carry whole: no script needs this one. */
export const closingAttributes = { step: dataAttribute('closing-step') } as const
