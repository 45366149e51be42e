/** How a page ends: one of four looks, chosen in the page's content. */
import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { routes } from '#src/site/routes.ts'
import { clockField, headingField, linkField, listField, paragraphField, sampleField, textField } from '../fields/fields.ts'
import { shiftStatusField } from './shiftStatus.ts'

const wordFields = {
  heading: headingField.meta({ description: 'The last headline of the page.' }),
  text: paragraphField.meta({ description: 'One or two sentences under it.' }),
}
/** Not on pages of industries, which share one button. */
const buttonFields = {
  action: linkField.meta({ description: 'The last button of the page. With the kind “start” it leads to requestDemo.' }),
}

const nextShiftSchema = z.strictObject({
  day: z
    .string()
    .regex(/^[A-Za-z]{3,9}$/, 'Write one word of 3 to 9 letters, like Tomorrow or Saturday: each stands on a tile.')
    .meta({ description: 'The day of the shift in one word, like Tomorrow or Saturday. Each letter stands on a tile.' }),
  time: clockField.meta({ description: 'When the shift begins.' }),
  title: textField(40).meta({ description: 'Which line or unit, and which shift.' }),
  sample: sampleField.default(true),
  rows: withExampleFigures(
    listField(
      z.strictObject({
        role: textField(40).meta({ description: 'The spot on the shift.' }),
        person: textField(40).meta({ description: 'Who has it: an invented name.' }),
        channel: textField(30).meta({ description: 'How the report came in, such as Text · Español.' }),
        status: shiftStatusField
          .extract(['covered', 'pending'])
          .meta({ description: 'Whether the spot is covered, or the report waits for HR.' }),
      }),
      2,
      4,
    ),
  ).meta({ description: 'The filled rows of the board.' }),
  open: z
    .strictObject({
      role: textField(30).meta({ description: 'Whose row it is: Your line, Your unit.' }),
      status: textField(40).meta({ description: 'What the open row says of itself.' }),
    })
    .meta({ description: 'The open row, which is the reader’s own.' }),
})
export type NextShift = z.output<typeof nextShiftSchema>

const boardSchema = z.strictObject({
  kind: z.literal('board').meta({ description: 'The board of a shift to come, whose open row is the call.' }),
  ...wordFields,
  board: nextShiftSchema.meta({ description: 'The board of the shift to come.' }),
})
const startSchema = z.strictObject({
  kind: z.literal('start').meta({ description: 'The first two fields of the demo form. What is typed here is carried over to the form.' }),
  ...wordFields,
})
const phoneSchema = z.strictObject({
  kind: z.literal('phone').meta({ description: 'The phone number, set large, for readers in a hurry.' }),
  ...wordFields,
})
const sentenceSchema = z.strictObject({
  kind: z.literal('sentence').meta({ description: 'One sentence with a link.' }),
  heading: headingField.meta({ description: 'The heading before the sentence.' }),
  text: textField(160, 'it is one line').meta({ description: 'The sentence after the heading.' }),
})

const CLOSING = {
  description: 'How the page ends. “kind” chooses one of the looks: take one that does not look like the section above it.',
}

export const closingSchema = z
  .discriminatedUnion('kind', [
    boardSchema.extend(buttonFields),
    startSchema.extend(buttonFields).refine(({ action }) => action.href === routes.requestDemo, {
      path: ['action', 'to'],
      message: 'Lead to requestDemo: it is the form there that has these fields.',
    }),
    phoneSchema.extend(buttonFields),
    sentenceSchema.extend(buttonFields),
  ])
  .meta(CLOSING)
/** The closing of an industry page, which has no button of its own. */
export const closingWordsSchema = z.discriminatedUnion('kind', [boardSchema, startSchema, phoneSchema, sentenceSchema]).meta(CLOSING)

const shortTextFields = { text: textField(160).meta({ description: 'One or two short sentences under it.' }) }
/** The closing of an article. A board is too wide for its column. */
export const articleClosingSchema = z
  .discriminatedUnion('kind', [startSchema.extend(shortTextFields), phoneSchema.extend(shortTextFields), sentenceSchema])
  .meta(CLOSING)
