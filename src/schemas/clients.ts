/** Clients, shown on several pages. */
import { z } from 'zod'
import { MARK_NAMES } from '../lib/anywhere/pictureNames'
import { label, many, sample } from './fields'

const client = z.strictObject({
  name: label.meta({ description: 'The client’s name. The demo page names clients by it.' }),
  industry: label.meta({ description: 'What the client does, in a word or two.' }),
  mark: z.enum(MARK_NAMES).meta({ description: 'One of the drawn marks. A real logo is a developer’s task.' }),
  wordmark: z
    .enum(['plain', 'caps', 'light', 'spaced', 'lower', 'slanted', 'two', 'framed', 'small'])
    .meta({ description: 'How the name is set. Neighbors look best in different settings; “two” is for names of two words.' }),
  seat: z
    .enum(['before', 'after', 'disc'])
    .default('before')
    .meta({ description: 'Where the mark stands: before the name, after it, or before it in a disc. Left out, before.' }),
})
/** A client as content has it. */
export type ClientEntry = z.output<typeof client>

export const clients = z.strictObject({
  sample,
  clients: many(client, 5, 40).meta({ description: 'The clients, in the order of the page.' }),
})
