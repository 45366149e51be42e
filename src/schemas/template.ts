/**
 * A document that an employer can adopt. Part 1, `clauses`, is the text as it is adopted: words in [brackets] are filled
 * in, optional parts are printed in brackets and say so. Part 2, `notes`, is for whoever adapts it, and names provision
 * and authority. docs/content.md explains it to editors.
 */
import { z } from 'zod'
import { authorities } from '../site/templates/authorities'
import { PROVISIONS, type ProvisionId } from '../site/templates/provisions'
import { REQUIRED_PROVISIONS } from '../site/templates/requiredProvisions'
import { day, heading, label, many, text } from './fields'

const keysOf = <T extends object>(record: T) => Object.keys(record) as [keyof T & string, ...(keyof T & string)[]]
const provision = z.enum(keysOf(PROVISIONS), {
  error: ({ input }) => `"${String(input)}" is no provision: src/site/templates/provisions.ts lists them.`,
})
const authority = z.enum(keysOf(authorities), {
  error: ({ input }) => `"${String(input)}" is no listed authority. Look the source up, then add it to src/site/templates/authorities.ts.`,
})

/** Longest paragraph: the regulation's own genetic-information warning has to fit. */
const LONGEST = 1100

const part = z
  .strictObject({
    /** What the part provides; a part may provide several things. */
    covers: z.exactOptional(many(provision, 1, 4)),
    text: z.exactOptional(text(LONGEST)),
    items: z.exactOptional(many(text(420), 1, 14)),
    checks: z.exactOptional(many(text(420), 1, 14)),
    /** Blanks to write in. */
    fields: z.exactOptional(many(text(160), 1, 12)),
    table: z.exactOptional(
      z.strictObject({
        head: many(label, 2, 6),
        rows: z.exactOptional(many(many(z.string().max(160), 2, 6), 1, 12)),
        blank: z.int().min(0).max(12),
      }),
    ),
    optional: z.exactOptional(z.literal(true)),
  })
  .refine(({ text, items, checks, fields, table }) => text ?? items ?? checks ?? fields ?? table, 'This part is empty: give it a text.')

const clause = z.strictObject({
  covers: z.exactOptional(provision),
  /** Letters have none: their paragraphs follow each other without headings or numbers. */
  title: z.exactOptional(heading),
  parts: many(part, 1, 24),
})

const note = z.strictObject({ on: provision, text: text(LONGEST), authorities: z.exactOptional(many(authority, 1, 12)) })

/** Everything that a document's text provides. */
const providedBy = (clauses: readonly z.infer<typeof clause>[]): Set<ProvisionId> =>
  new Set(clauses.flatMap(({ covers, parts }) => [...(covers ? [covers] : []), ...parts.flatMap((one) => one.covers ?? [])]))

export const template = z
  .strictObject({
    title: heading,
    /** What a letter is headed with: its title says what it is for, not what the reader needs. */
    subject: z.exactOptional(heading),
    kind: z.enum(keysOf(REQUIRED_PROVISIONS)),
    /** What it is for, in a sentence on its card. */
    summary: text(240),
    version: z.string().regex(/^\d+\.\d+$/, 'Versions are written as "2.0", in quotes.'),
    date: day,
    /** What stands at the head of the document, to be filled in. */
    facts: z.exactOptional(many(z.strictObject({ label, value: text(160) }), 1, 8)),
    clauses: many(clause, 1, 14),
    notes: many(note, 3, 40),
  })
  .superRefine(({ kind, clauses, notes }, context) => {
    const provided = providedBy(clauses)
    const missing = REQUIRED_PROVISIONS[kind].filter((id) => !provided.has(id))
    if (missing.length > 0) {
      const names = missing.map((id) => `${id} (${PROVISIONS[id]})`).join(', ')
      context.addIssue({ code: 'custom', path: ['clauses'], message: `A document of this kind must also cover: ${names}.` })
    }
    for (const [index, { on }] of notes.entries())
      if (!provided.has(on))
        context.addIssue({
          code: 'custom',
          path: ['notes', index, 'on'],
          message: `This note is on "${on}", which no part of the text covers.`,
        })
  })
