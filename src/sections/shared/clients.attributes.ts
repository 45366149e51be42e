import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** A list of clients by their logos; no script needs it. */
export const clientsAttributes = { list: dataAttribute('client-list') } as const
