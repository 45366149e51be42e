/** The site's own page on system status, which it links to if no status page is configured. */
import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { canHandwrite } from '#src/models/pictures/handwriting.ts'
import {
  clockOrNoneField,
  headingField,
  labelField,
  listField,
  metaSchema,
  paragraphField,
  pictureDescriptionField,
  textField,
} from '../fields/fields.ts'
import { checkDescription } from '../fields/pictureDescription.ts'

const handwrittenField = textField(16, 'a field of the sheet has one line')
  .refine(canHandwrite, 'This is drawn as handwriting: capitals, figures, spaces and . , : - ( ) only.')
  .meta({ description: 'What is written there, in capitals, figures and . , : - ( ), up to 16 characters. It is invented.' })

const sheetSchema = z
  .strictObject({
    title: labelField.meta({ description: 'The title of the sheet.' }),
    note: labelField.meta({ description: 'A few words beside the title: what the sheet must not hold.' }),
    fields: listField(
      z.strictObject({
        label: textField(30, 'it stands over one line').meta({ description: 'What the field asks for.' }),
        value: handwrittenField,
      }),
      5,
      5,
    ).meta({ description: 'The fields, five of them, each filled in.' }),
    later: textField(30, 'it stands over one line').meta({ description: 'The sixth field, which is empty until HR has the sheet.' }),
    foot: textField(90, 'it is small print').meta({ description: 'The line at the foot of the sheet: where it goes.' }),
    describe: pictureDescriptionField,
  })
  .superRefine((sheet, context) => checkDescription(sheet, context))
  .meta({ description: 'The drawn sheet that takes a report on paper, filled in by hand.' })

const boardSchema = z
  .strictObject({
    title: labelField.meta({ description: 'Over the row, on the left.' }),
    note: labelField.meta({ description: 'Over the row, on the right: that nothing here is live.' }),
    time: clockOrNoneField.meta({ description: 'The time in the row; --:-- says that it has none.' }),
    name: textField(24, 'it is set large').meta({ description: 'What the row is about.' }),
    parts: textField(80, 'it is one line under the name').meta({ description: 'What belongs to it, under its name.' }),
    status: textField(10, 'each letter has a flap').meta({
      description: 'The word on the flaps, up to 10 letters: what to do, since the page knows no status.',
    }),
  })
  .meta({ description: 'The board with its one row. It must not look live: this page does not know whether anything is down.' })

export const statusSchema = z.strictObject({
  meta: metaSchema,
  heading: headingField.meta({ description: 'The headline of the page.' }),
  lede: textField(140, 'it is one sentence')
    .regex(/^[^.]+\.$/, 'Say in one sentence what this page is.')
    .meta({ description: 'What the page is, in one sentence.' }),
  board: boardSchema,
  reach: paragraphField.meta({ description: 'Whom to call or write to, and what then happens.' }),
  until: z
    .strictObject({
      heading: headingField,
      items: listField(textField(160), 2, 6).meta({ description: 'What to do, each up to 160 characters.' }),
    })
    .meta({ description: 'What to do until the line answers again.' }),
  sheet: withExampleFigures(sheetSchema),
})

export type StatusContent = z.output<typeof statusSchema>
