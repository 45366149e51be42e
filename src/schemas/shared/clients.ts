/** Clients, shown on several pages. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { logoProblem, parseLogoSize } from '#src/lib/build/pictures/logoFile.ts'
import { CLIENT_MARK_NAMES } from '#src/models/names/pictureNames.ts'
import { labelField, listField, sampleField } from '../fields/fields.ts'

/** A client's logo: its path becomes the checked file with its size. @param folder the content folder, in which the path begins */
const createLogoField = (folder: string) =>
  z
    .string()
    .regex(/^clients\/[a-z0-9-]+\.svg$/, {
      error: 'Write the file like clients/acme.svg: an SVG in src/content/clients, named in small letters, digits and hyphens.',
      abort: true,
    })
    .transform((file, context) => {
      const path = join(folder, file)
      const svg = existsSync(path) ? readFileSync(path, 'utf8') : null
      const problem = svg === null ? `There is no src/content/${file}: put the file there, or correct the name.` : logoProblem(svg)
      const size = svg === null ? null : parseLogoSize(svg)
      if (!problem && size) return { file, ...size }
      context.addIssue({ code: 'custom', message: problem ?? '' })
      return z.NEVER
    })

const HOW_TO_WRITE = 'Write “mark” and “wordmark”, which draw the client’s name with a sign, or “logo” alone, which is a file.'

const createClientSchema = (folder: string) =>
  z
    .strictObject({
      name: labelField.meta({ description: 'The client’s name. The demo page names clients by it.' }),
      industry: labelField.meta({ description: 'What the client does, in a word or two.' }),
      mark: z.exactOptional(z.enum(CLIENT_MARK_NAMES)).meta({ description: 'One of the drawn marks. Left out where there is a logo.' }),
      wordmark: z.exactOptional(z.enum(['plain', 'caps', 'light', 'spaced', 'lower', 'slanted', 'two', 'framed', 'small'])).meta({
        description:
          'How the name is set. Neighbors look best in different settings; “two” is for names of two words. Left out where there is a logo.',
      }),
      seat: z
        .exactOptional(z.enum(['before', 'after', 'disc']))
        .meta({ description: 'Where the mark stands: before the name, after it, or before it in a disc. Left out, before.' }),
      logo: z.exactOptional(createLogoField(folder)).meta({
        description:
          'The client’s own logo, in the place of mark and wordmark: an SVG in src/content/clients, such as clients/acme.svg. It keeps its colors.',
      }),
    })
    .transform(({ name, industry, mark, wordmark, seat, logo }, context) => {
      if (logo && !mark && !wordmark && !seat) return { name, industry, logo }
      if (!logo && mark && wordmark) return { name, industry, mark, wordmark, seat: seat ?? ('before' as const) }
      context.addIssue({ code: 'custom', path: [logo ? 'logo' : mark ? 'wordmark' : 'mark'], message: HOW_TO_WRITE })
      return z.NEVER
    })
export type ClientEntry = z.output<ReturnType<typeof createClientSchema>>
/** A client without a logo file: the site sets the name and draws a mark. */
export type DrawnClient = Extract<ClientEntry, { mark: unknown }>

/** Neighbors must differ in wordmark or seat, and marks must be unique. Otherwise twenty names look like one list. */
function checkDistinct(clients: readonly ClientEntry[], context: z.RefinementCtx): void {
  const isDrawn = (client: ClientEntry | undefined): client is DrawnClient => client !== undefined && 'mark' in client
  const marks = new Map(
    clients
      .filter(isDrawn)
      .toReversed()
      .map((client) => [client.mark, client]),
  )
  const unusedMarks = CLIENT_MARK_NAMES.filter((mark) => !marks.has(mark))
  for (const [index, client] of clients.entries()) {
    if (!isDrawn(client)) continue
    const before = clients[index - 1]
    if (isDrawn(before) && before.wordmark === client.wordmark && before.seat === client.seat)
      context.addIssue({
        code: 'custom',
        path: [index, 'wordmark'],
        message: `${before.name} before it is set in the same way: take another “wordmark”, or another “seat”.`,
      })
    const clientWithMark = marks.get(client.mark)
    if (clientWithMark && clientWithMark !== client && unusedMarks.length > 0)
      context.addIssue({
        code: 'custom',
        path: [index, 'mark'],
        message: `${clientWithMark.name} has this mark. These are free: ${unusedMarks.join(', ')}.`,
      })
  }
}

/**
 * The specification asks for 20 clients (section 2, "Home"), which holds for samples. A company may have fewer real clients that agree
 * to be named, and must not add invented ones: docs/requirements/clarifications.md, "Identity".
 */
const MIN_CLIENTS = { sample: 20, real: 6 }

/** @param folder the content folder, from which logo files are named */
export const createClientsSchema = (folder: string) =>
  z
    .strictObject({
      sample: sampleField,
      clients: listField(createClientSchema(folder), MIN_CLIENTS.real, 40)
        .superRefine(checkDistinct)
        .meta({
          description: `The clients, in the order of the page. While they are samples, ${MIN_CLIENTS.sample} at least.`,
        }),
    })
    .superRefine((written, context) => {
      const { length } = written.clients
      // Below `MIN_CLIENTS.real`, the list itself reports the problem.
      if (!written.sample || length >= MIN_CLIENTS.sample || length < MIN_CLIENTS.real) return
      context.addIssue({
        code: 'custom',
        path: ['clients'],
        message: `There are fewer than ${MIN_CLIENTS.sample} here: the specification (section 2, "Home") asks for ${MIN_CLIENTS.sample} while they are samples. Write another one in the place of what goes. Once all of them are real, write “sample: false”: then ${MIN_CLIENTS.real} are enough.`,
      })
    })

export const clientsSchema = createClientsSchema('src/content')
