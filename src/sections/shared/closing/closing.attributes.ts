import { dataAttribute } from '../../../lib/anywhere/markup/dataAttribute'

/** A page's one next step, at its end. Apart from shared.attributes.ts, which page scripts carry whole: no script needs this one. */
export const closingAttributes = { call: dataAttribute('closing-call') } as const
