import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** What tests know of the page beside its frame. Apart from demo.attributes.ts, which the form's scripts carry whole. */
export const demoRequestAttributes = { benefits: dataAttribute('demo-request-benefits') } as const
