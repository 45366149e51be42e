/** A chapter of a PDF guide, with its blocks. */
import { z } from 'zod'
import { calculateRows, fillInResults, WORKED_UNITS } from '#src/downloads/guide/workedExample.ts'
import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import {
  amountField,
  anyPlaceholderTextField,
  figureSchema,
  headingField,
  labelField,
  linkField,
  listField,
  textField,
} from '../fields/fields.ts'

const proseField = textField(900, 'a paragraph in a guide has at most eight lines or so')

const itemField = textField(360, 'make two points of it')

const cellField = textField(320, 'a cell of a table is a sentence or two')

const titledItemSchema = z.strictObject({
  title: labelField.meta({ description: 'A few words over the text.' }),
  text: proseField.meta({ description: 'The text, in a few sentences.' }),
})

const tableSchema = z
  .strictObject({
    kind: z.literal('table').meta({ description: 'A table with column headings.' }),
    columnHeadings: listField(textField(50), 2, 5).meta({ description: 'The headings of the columns.' }),
    rows: listField(z.array(cellField), 1, 24).meta({ description: 'The rows, with a cell for each column.' }),
    hasAmounts: z
      .exactOptional(z.boolean())
      .meta({ description: 'true when the last column holds amounts, which then stand at its right edge.' }),
  })
  .refine(({ columnHeadings, rows }) => rows.every((row) => row.length === columnHeadings.length), {
    path: ['rows'],
    message: 'Each row needs one cell for each column.',
  })

/** downloads/guide/workedExample.ts calculates every result, so that none is typed. */
const exampleSchema = z
  .strictObject({
    kind: z.literal('example').meta({ description: 'A worked example. No result is typed: the build works it out, and prints how.' }),
    label: labelField
      .startsWith('Worked example', 'Begin with “Worked example”: readers skip to it, and take its numbers for nothing else.')
      .meta({ description: 'The small line over the title: “Worked example”, and that the numbers are a sample.' }),
    title: headingField.meta({ description: 'What the example works out.' }),
    text: proseField.meta({ description: 'The situation, in a few sentences.' }),
    columnHeadings: z
      .tuple([labelField, labelField, labelField])
      .meta({ description: 'The headings of the three columns: the line, how it is worked out, and the amount.' }),
    lines: listField(
      z.strictObject({
        id: z
          .string()
          .regex(/^\w+$/, 'A line’s name is one word: other lines and the note refer to it.')
          .meta({ description: 'The line’s name in one word. Other lines and the note refer to it.' }),
        label: textField(120).meta({ description: 'What the line counts.' }),
        unit: z.exactOptional(z.enum(WORKED_UNITS)).meta({ description: 'The unit of the number. It may be left out.' }),
        digits: z
          .exactOptional(z.number().int().min(0).max(3))
          .meta({ description: 'How many digits are printed after the decimal point. Left out, none.' }),
        value: z
          .exactOptional(amountField())
          .meta({ description: 'The number, or a token that gives one. A line has either this or “is”.' }),
        is: z
          .exactOptional(textField(80))
          .meta({ description: 'How the line is worked out from lines above it, such as calls × cost ÷ 100: either × and ÷, or + and −.' }),
      }),
      3,
      14,
    ).meta({ description: 'The lines, in the order of the calculation.' }),
    note: anyPlaceholderTextField(900).meta({ description: 'What the example shows. {name} puts the result of that line there.' }),
  })
  .superRefine(({ lines, note }, context) => {
    try {
      fillInResults(note, calculateRows(lines))
    } catch (error) {
      context.addIssue({ code: 'custom', path: ['lines'], message: errorMessageOf(error) })
    }
  })

const blockSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('heading').meta({ description: 'A heading inside the chapter.' }),
    text: labelField.meta({ description: 'The words of the heading.' }),
  }),
  z.strictObject({
    kind: z.literal('text').meta({ description: 'A paragraph of text.' }),
    text: proseField.meta({ description: 'The paragraph, of eight lines or so at most.' }),
  }),
  z.strictObject({
    kind: z.literal('list').meta({ description: 'A list of points.' }),
    items: listField(itemField, 2, 10).meta({ description: 'The points, in order.' }),
  }),
  z.strictObject({
    kind: z.literal('checklist').meta({ description: 'A list of boxes to tick.' }),
    items: listField(itemField, 2, 12).meta({ description: 'What to tick, in order.' }),
  }),
  z.strictObject({
    kind: z.literal('steps').meta({ description: 'A procedure in numbered steps.' }),
    items: listField(titledItemSchema, 2, 9).meta({ description: 'The steps, in order.' }),
  }),
  z.strictObject({
    kind: z.literal('rail').meta({ description: 'What happens when, along a rail.' }),
    items: listField(titledItemSchema.extend({ when: textField(24).meta({ description: 'When it happens, in the margin.' }) }), 2, 10).meta(
      {
        description: 'The moments, in order.',
      },
    ),
  }),
  z.strictObject({
    kind: z.literal('titledTexts').meta({ description: 'Short texts, each with its title in the margin.' }),
    items: listField(titledItemSchema, 1, 8).meta({ description: 'The texts, in order.' }),
  }),
  z.strictObject({
    kind: z.literal('links').meta({ description: 'Links to what goes further.' }),
    items: listField(linkField, 1, 8).meta({ description: 'The links, in order.' }),
  }),
  z.strictObject({
    kind: z.literal('figures').meta({ description: 'Large figures in a row.' }),
    items: z.exactOptional(listField(figureSchema, 2, 4)).meta({
      description: 'The figures, from the left. An industry’s guide may leave them out: they are then the first three of its page.',
    }),
  }),
  z.strictObject({
    kind: z.literal('callout').meta({ description: 'A text that stands out from the page.' }),
    tone: z.enum(['law', 'caution', 'note']).meta({ description: 'What it is: law, a caution, or a note.' }),
    label: labelField.meta({ description: 'The small line over the text.' }),
    text: proseField.meta({ description: 'The text, in a few sentences.' }),
  }),
  z.strictObject({
    kind: z.literal('chart').meta({ description: 'Bars that start at zero.' }),
    sample: z.exactOptional(z.boolean()).meta({ description: 'Whether the counts are invented, which the chart then says.' }),
    title: labelField.meta({ description: 'What the chart shows.' }),
    unit: textField(60).meta({ description: 'What the bars count.' }),
    most: z.number().positive().meta({ description: 'Where the axis ends.' }),
    bars: listField(
      z.strictObject({
        label: textField(20).meta({ description: 'The name of the bar.' }),
        value: z.number().min(0, 'A bar starts at zero: write 0 or more.').meta({ description: 'How much the bar shows.' }),
      }),
      2,
      14,
    ).meta({ description: 'The bars, from the left.' }),
  }),
  tableSchema,
  exampleSchema,
])

/** A chapter of a guide, and the page on the example policy in every guide. */
export const chapterSchema = z.strictObject({
  title: headingField.meta({ description: 'The title of the chapter.' }),
  lede: z.exactOptional(textField(260)).meta({ description: 'One or two sentences under the title. They may be left out.' }),
  startsPage: z
    .exactOptional(z.boolean())
    .meta({ description: 'true begins a page. Left out, the chapter begins where the one before it ends, if there is room.' }),
  blocks: listField(blockSchema, 1, 24).meta({ description: 'What the chapter holds, in order. “kind” says what each block is.' }),
})
