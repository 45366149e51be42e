/** Clients, shown on several pages. */
import { z } from 'zod'
import { CLIENT_MARK_NAMES } from '../lib/anywhere/names/pictureNames'
import { label, many, sample } from './fields/fields'

const client = z.strictObject({
  name: label.meta({ description: 'The client’s name. The demo page names clients by it.' }),
  industry: label.meta({ description: 'What the client does, in a word or two.' }),
  mark: z.enum(CLIENT_MARK_NAMES).meta({ description: 'One of the drawn marks. A real logo is a developer’s task.' }),
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

/** Twenty names in a row look like one list unless each is set in another way than the one before it, with a mark of its own. */
function setApart(clients: readonly ClientEntry[], context: z.RefinementCtx): void {
  const free = CLIENT_MARK_NAMES.filter((mark) => clients.every((client) => client.mark !== mark))
  for (const [index, { mark, wordmark, seat }] of clients.entries()) {
    const before = clients[index - 1]
    if (before?.wordmark === wordmark && before.seat === seat)
      context.addIssue({
        code: 'custom',
        path: [index, 'wordmark'],
        message: `${before.name} before it is set in the same way: take another “wordmark”, or another “seat”.`,
      })
    const owner = clients.slice(0, index).find((one) => one.mark === mark)
    if (owner && free.length > 0)
      context.addIssue({
        code: 'custom',
        path: [index, 'mark'],
        message: `${owner.name} has this mark. These are free: ${free.join(', ')}.`,
      })
  }
}

/**
 * The specification's number (section 2, "Home") is that of the samples. A company names those that agree to it, and must never
 * fill a wall with others: docs/requirements/clarifications.md, "Identity".
 */
const LEAST = { sample: 20, real: 6 }

export const clients = z
  .strictObject({
    sample,
    clients: many(client, LEAST.real, 40)
      .superRefine(setApart)
      .meta({
        description: `The clients, in the order of the page. While they are samples, ${LEAST.sample} at least.`,
      }),
  })
  .superRefine((written, context) => {
    const { length } = written.clients
    // Fewer than real ones may be: the list has said so.
    if (!written.sample || length >= LEAST.sample || length < LEAST.real) return
    context.addIssue({
      code: 'custom',
      path: ['clients'],
      message: `There are fewer than ${LEAST.sample} here: the specification (section 2, "Home") asks for ${LEAST.sample} while they are samples. Write another one in the place of what goes. Once all of them are real, write “sample: false”: then ${LEAST.real} are enough.`,
    })
  })
