import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** For tests of the page around the frame. Apart from demo.attributes.ts, because the form's scripts do not need it. */
export const demoViewAttributes = { benefits: dataAttribute('demo-view-benefits') } as const
