/** The page “Why Choose Us”, which compares the service with its alternatives. */
import { z } from 'zod'
import { ALTERNATIVES } from '#src/models/comparison/alternatives.ts'
import { ambiguousWordings, REACHES } from '#src/models/comparison/cellReach.ts'
import { closingSchema } from '../blocks/closing.ts'
import {
  anchorField,
  eachPlaceholderTextField,
  figureSchema,
  headingField,
  labelField,
  linkField,
  listField,
  metaSchema,
  openingWordsSchema,
  paragraphField,
  textField,
  titledTextSchema,
} from '../fields/fields.ts'
import { checkUniqueIds } from '../fields/uniqueIds.ts'
import { boardSchema } from '../scenes/boardScene.ts'
import { flowSchema } from '../scenes/flowScene.ts'

const stepsSchema = z.strictObject({
  none: textField(16).meta({ description: 'The name of “none”: the tool does not do it.' }),
  hand: textField(16).meta({ description: 'The name of “hand”: someone does it by hand.' }),
  part: textField(16).meta({ description: 'The name of “part”: the tool does some of it.' }),
  full: textField(16).meta({ description: 'The name of “full”: the tool does it.' }),
})
const cellSchema = z
  .strictObject({
    says: textField(24, 'it is set large, on the first screen').meta({
      description: 'How the alternative does it, in a few words. The same words always go equally far.',
    }),
    reach: z
      .enum(REACHES, `Say how far this goes: ${REACHES.join(', ')}.`)
      .meta({ description: 'How far the alternative goes: none, by hand, in part or in full. It sets the length of the line.' }),
    gap: z.exactOptional(
      textField(24, 'it stands on the dotted rest of a line').meta({
        description: 'What is missing where the line ends. Left out where the alternative goes in full.',
      }),
    ),
  })
  .refine(({ reach, gap }) => (reach === 'full') === (gap === undefined), {
    path: ['gap'],
    message: 'Name what is missing where a line ends, and nothing where it goes in full.',
  })
const rowSchema = z.strictObject({
  feature: textField(32, 'it stands above a line').meta({ description: 'What is compared.' }),
  product: textField(34, 'it is set large, on the first screen').meta({ description: 'How the service does it, in a few words.' }),
  values: z.record(z.string(), cellSchema).meta({ description: 'How each alternative does it, by its id in “alternatives”.' }),
  advantage: textField(70).meta({ description: 'What the difference means for the reader.' }),
})

const tableSchema = z
  .strictObject({
    heading: headingField,
    lede: paragraphField.meta({ description: 'Below the heading of the table: what its columns are, and what they are not.' }),
    feature: labelField.meta({ description: 'The heading of the first column.' }),
    product: labelField.meta({ description: 'The heading of the service’s column.' }),
    question: labelField.meta({ description: 'The heading of the column with the difference.' }),
    more: labelField.meta({ description: 'Stands over the table where it does not fit and scrolls.' }),
    steps: stepsSchema.meta({ description: 'The names of the four lengths that a line can have.' }),
    alternatives: z
      .array(
        z.strictObject({
          id: anchorField.meta({ description: 'The name by which the rows below refer to the alternative.' }),
          name: textField(20, 'it stands on a button').meta({ description: 'The alternative’s name, on its button.' }),
          phrase: textField(24, 'it is one line of the headline').meta({
            description: 'The same inside the headline, in the place of {alternative}.',
          }),
        }),
      )
      .length(ALTERNATIVES.length, `Name ${ALTERNATIVES.length} kinds of alternative.`)
      .superRefine(checkUniqueIds)
      .meta({ description: 'The kinds of alternative that the service is compared with, in the order of the columns.' }),
    rows: listField(rowSchema, 10, 15, 'section 2, "Why Choose Us"').meta({
      description: 'What is compared, a row for each. Each is also a line of the first screen.',
    }),
  })
  .superRefine(({ alternatives, rows }, context) => {
    const ids = alternatives.map(({ id }) => id)
    for (const [index, { values }] of rows.entries()) {
      const different = [...new Set(ids).symmetricDifference(new Set(Object.keys(values)))]
      if (different.length > 0)
        context.addIssue({
          code: 'custom',
          path: ['rows', index, 'values'],
          message: `Write one value for each of these, and no other: ${ids.join(', ')}. They differ in ${different.join(', ')}.`,
        })
    }
    for (const says of ambiguousWordings(rows.flatMap(({ values }) => Object.values(values))))
      context.addIssue({
        code: 'custom',
        path: ['rows'],
        message: `“${says}” has one reach in one cell and another reach in another cell: give both the same, or say what differs.`,
      })
  })
  .transform(({ rows, ...table }) => ({
    ...table,
    // In the order of the alternatives, as the columns are.
    rows: rows.map(({ values, ...row }) => ({ ...row, values: table.alternatives.flatMap(({ id }) => values[id] ?? []) })),
  }))

export const comparisonSchema = z.strictObject({
  meta: metaSchema,
  opening: openingWordsSchema
    .extend({
      primary: linkField.meta({ description: 'The main button of the first screen.' }),
      secondary: linkField.meta({ description: 'The second, quieter button of the first screen.' }),
      heading: eachPlaceholderTextField(90, 'alternative').meta({
        description: 'The headline. {alternative} is the alternative that the visitor chooses, in its “phrase”.',
      }),
      choose: labelField.meta({ description: 'The words before the alternatives to choose from.' }),
      rows: eachPlaceholderTextField(320, 'alternative').meta({
        description: 'The name of the lines, for screen readers. {alternative} is the name of the chosen one.',
      }),
      missing: labelField.meta({ description: 'Before the name of what is missing, for screen readers.' }),
      tally: eachPlaceholderTextField(60, 'alternative', 'counts').meta({
        description: 'How often the alternative goes how far, read aloud when one is chosen. {alternative} and {counts} are filled in.',
      }),
      rule: paragraphField.meta({ description: 'How long a line is, and why, in small print.' }),
    })
    .meta({
      description: 'The first screen of the page, with the words around its lines. The lines follow from the table in “comparison”.',
    }),
  board: boardSchema.meta({ description: 'The picture beside the advantages.' }),
  strip: z
    .strictObject({
      heading: headingField,
      pause: labelField.meta({ description: 'The button that stops the moving clients.' }),
      play: labelField.meta({ description: 'The same button while they stand still.' }),
      list: labelField.meta({ description: 'What the button stops. Screen readers say it after “pause” or “play”.' }),
    })
    .meta({ description: 'The words around the clients. The clients are src/content/shared/clients.yaml.' }),
  advantages: z
    .strictObject({
      id: anchorField,
      heading: headingField,
      items: listField(titledTextSchema, 6, 9, 'section 2, "Why Choose Us"').meta({
        description: 'The advantages, each a title with a short text.',
      }),
    })
    .meta({ description: 'What the service does that others do not.' }),
  comparison: tableSchema.meta({ description: 'The table of the page. The lines of the first screen follow from it.' }),
  guarantee: z
    .strictObject({
      heading: headingField,
      text: paragraphField.meta({ description: 'The paragraph under the heading.' }),
      points: listField(textField(120), 1, 5).meta({ description: 'Short points as a list, each up to 120 characters.' }),
    })
    .meta({ description: 'The guarantee, in the claim’s words.' }),
  guaranteeScene: flowSchema.meta({ description: 'The picture beside the guarantee.' }),
  results: z
    .strictObject({
      heading: headingField,
      figures: listField(figureSchema, 2, 4).meta({ description: 'The large figures.' }),
      list: listField(textField(120), 1, 6).meta({ description: 'What has to be said of the figures, as short sentences below them.' }),
    })
    .meta({ description: 'What the service aims for, in figures.' }),
  team: linkField.meta({ description: 'The link to the team.' }),
  closing: closingSchema,
})

/** The table. The first screen draws its lines from the table, too. */
export type ComparisonTableContent = z.output<typeof tableSchema>
export type ComparisonContent = z.output<typeof comparisonSchema>
