/** A document that articles offer to copy and to download. Bracketed words are what the employer fills in. */
import { z } from 'zod'
import { heading, many, text } from './fields'

export const template = z.strictObject({
  title: heading,
  blocks: many(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('heading'), text: heading }),
      z.strictObject({ kind: z.literal('paragraph'), text: text(900) }),
      z.strictObject({ kind: z.literal('list'), items: many(text(500), 1, 20) }),
    ]),
    2,
    80,
  ),
})
