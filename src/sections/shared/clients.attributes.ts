import { dataAttribute } from '../../lib/anywhere/markup/dataAttribute'

/** A list of clients by their logos; no script needs it. */
export const clientsAttributes = { list: dataAttribute('client-list') } as const
