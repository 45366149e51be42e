/**
 * A policy, form or letter that an employer can adopt. Part 1, `clauses`, is the text that is adopted: words in [brackets] are to be filled
 * in, and optional parts are printed in brackets and labeled. Part 2, `notes`, is for the person who adapts it; each names its
 * provision and authority. docs/content-reference.md explains it to editors.
 */

import { z } from 'zod'
import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import { PROVISIONS, type ProvisionId } from '#src/models/policy/templates/provisions.ts'
import { REQUIRED_PROVISIONS } from '#src/models/policy/templates/requiredProvisions.ts'
import { dayField, headingField, labelField, listField, textField } from './fields/fields.ts'

const provisionField = z.enum(keysOf(PROVISIONS), {
  error: ({ input }) => `"${String(input)}" is not a provision: src/models/policy/templates/provisions.ts lists them.`,
})
/** Returns the names of all authorities, of which there may be more while `npm run dev` runs. */
type Names = () => readonly string[]
const createAuthorityField = (authorities: Names) =>
  z
    .string()
    .refine((name) => authorities().includes(name), {
      error: ({ input }) => {
        const near = nearestName(String(input), authorities())
        const meant = near ? ` Did you mean "${near}"?` : ''
        return `"${String(input)}" is not a listed authority.${meant} A new source is looked up, then added to src/content/facts/authorities.yaml.`
      },
    })
    // Editors' programs offer these.
    .meta({ enum: authorities() })

/** The length of the regulation's genetic-information warning, the longest paragraph. */
const MAX_PARAGRAPH_LENGTH = 1100

const partSchema = z
  .strictObject({
    covers: z.exactOptional(listField(provisionField, 1, 4)).meta({
      description:
        'What the part provides, by names from src/models/policy/templates/provisions.ts. A part may provide several things, or none.',
    }),
    text: z
      .exactOptional(textField(MAX_PARAGRAPH_LENGTH))
      .meta({ description: 'A paragraph of the template. Words in [brackets] are filled in by the employer.' }),
    items: z.exactOptional(listField(textField(420), 1, 14)).meta({ description: 'A list, below the paragraph if there is one.' }),
    checks: z.exactOptional(listField(textField(420), 1, 14)).meta({ description: 'A list of boxes to tick.' }),
    fields: z.exactOptional(listField(textField(160), 1, 12)).meta({ description: 'Blanks to write in, each with its name.' }),
    table: z
      .exactOptional(
        z.strictObject({
          columnHeadings: listField(labelField, 2, 6).meta({ description: 'The headings of the columns.' }),
          rows: z
            .exactOptional(listField(listField(z.string().max(160), 2, 6), 1, 12))
            .meta({ description: 'The filled rows, with a cell for each column. They may be left out.' }),
          blank: z.int().min(0).max(12).meta({ description: 'How many empty rows follow, to write in.' }),
        }),
      )
      .meta({ description: 'A table, with rows to write in.' }),
    optional: z
      .exactOptional(z.literal(true))
      .meta({ description: 'true for a part that an employer may leave out: it is printed in brackets, and says so.' }),
  })
  .refine(
    ({ text, items, checks, fields, table }) => text ?? items ?? checks ?? fields ?? table,
    'This part is empty: give it a text, a list, boxes, blanks or a table.',
  )

const clauseSchema = z.strictObject({
  covers: z.exactOptional(provisionField).meta({
    description: 'What the clause as a whole provides, by a name from src/models/policy/templates/provisions.ts. It may be left out.',
  }),
  title: z
    .exactOptional(headingField)
    .meta({ description: 'The clause’s title: clauses with one are numbered. Letters have none, and their paragraphs follow each other.' }),
  parts: listField(partSchema, 1, 24).meta({ description: 'The paragraphs, lists, tables and blanks of the clause, in order.' }),
})

const createNoteSchema = (authorities: Names) =>
  z.strictObject({
    on: provisionField.meta({ description: 'The provision that the note is on. A part of the text covers it.' }),
    text: textField(MAX_PARAGRAPH_LENGTH).meta({ description: 'What to know before adapting it.' }),
    authorities: z.exactOptional(listField(createAuthorityField(authorities), 1, 12)).meta({
      description:
        'The sources, by their names in src/content/facts/authorities.yaml. Look a source up before you add it there. A place of src/content/facts/state-rules.yaml is state-ny, by its code.',
    }),
  })

const provisionsIn = (clauses: readonly z.infer<typeof clauseSchema>[]): Set<ProvisionId> =>
  new Set(clauses.flatMap(({ covers, parts }) => [...(covers ? [covers] : []), ...parts.flatMap((part) => part.covers ?? [])]))

/** @param authorities returns the names of all authorities */
export const createTemplateSchema = (authorities: Names) =>
  z
    .strictObject({
      title: headingField.meta({ description: 'What the template is, on its card and at its head.' }),
      subject: z.exactOptional(headingField).meta({
        description:
          'The heading of a letter. Its title says what the letter is for; the heading says what its reader needs. Other templates have none.',
      }),
      kind: z
        .enum(keysOf(REQUIRED_PROVISIONS))
        .meta({ description: 'What kind of template it is. The kind decides what its text has to cover.' }),
      summary: textField(240).meta({ description: 'What the template is for, in a sentence on its card.' }),
      version: z
        .string()
        .regex(/^\d+\.\d+$/, 'Versions are written as "2.0", in quotes.')
        .meta({ description: 'The version, in quotes, such as "2.0". Raise it when the text changes.' }),
      date: dayField.meta({ description: 'The day of this version. Set it when the text changes.' }),
      facts: z
        .exactOptional(
          listField(
            z.strictObject({
              label: labelField.meta({ description: 'The name of the line.' }),
              value: textField(160).meta({ description: 'What is filled in, in [brackets].' }),
            }),
            1,
            8,
          ),
        )
        .meta({ description: 'What stands at the head of the template, to be filled in. It may be left out.' }),
      clauses: listField(clauseSchema, 1, 14).meta({ description: 'The text that an employer adopts.' }),
      notes: listField(createNoteSchema(authorities), 3, 40).meta({
        description: 'Notes for whoever adapts the template, each on one provision. They are printed on pages of their own.',
      }),
    })
    .superRefine(({ kind, clauses, notes }, context) => {
      const provided = provisionsIn(clauses)
      const missing = REQUIRED_PROVISIONS[kind].filter((id) => !provided.has(id))
      if (missing.length > 0) {
        const names = missing.map((id) => `${id} (${PROVISIONS[id]})`).join(', ')
        context.addIssue({ code: 'custom', path: ['clauses'], message: `A template of this kind must also cover: ${names}.` })
      }
      for (const [index, { on }] of notes.entries())
        if (!provided.has(on))
          context.addIssue({
            code: 'custom',
            path: ['notes', index, 'on'],
            message: `This note is on "${on}", which no part of the text covers.`,
          })
    })
