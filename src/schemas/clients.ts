/** Clients, shown on several pages. */
import { z } from 'zod'
import { MARK_NAMES } from '../lib/anywhere/pictureNames'
import { label, many, sample } from './fields'

export const clients = z.strictObject({
  sample,
  clients: many(
    z.strictObject({
      name: label,
      industry: label,
      mark: z.enum(MARK_NAMES),
      wordmark: z.enum(['plain', 'caps']),
    }),
    5,
    40,
  ),
})
