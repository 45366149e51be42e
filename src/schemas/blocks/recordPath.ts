/** The path of one record: its fields with sample values, and its seven stops. */
import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { eachPlaceholderTextField, labelField, sampleField, textField } from '../fields/fields.ts'

const factField = textField(120, 'it stands in a narrow column')
const factFields = {
  stored: factField.meta({ description: 'What is stored at this stop.' }),
  readers: factField.meta({ description: 'Who reads it at this stop.' }),
  protection: factField.meta({ description: 'How it is protected at this stop.' }),
  kept: factField.meta({ description: 'How long it is kept at this stop.' }),
}
const nameField = textField(20, 'it stands above the line').meta({ description: 'The name of the stop.' })
const passedStopSchema = z.strictObject({ name: nameField, ...factFields })
/** A stop where the record is read, or ends. */
const readStopSchema = z.strictObject({
  name: nameField,
  adds: textField(44, 'it stands at the foot of a narrow window').meta({
    description: 'What happens at this stop, at the foot of its window.',
  }),
  ...factFields,
})
const recordFieldSchema = z.strictObject({
  label: textField(10, 'it stands on a thin line of the drawing').meta({ description: 'The name of the field.' }),
  value: withExampleFigures(textField(18, 'it stands in a narrow window')).meta({ description: 'A sample of what stands in it.' }),
})

export const recordPathSchema = z
  .strictObject({
    sample: sampleField,
    choose: labelField.meta({ description: 'What the stops are a choice of. Screen readers say it.' }),
    facts: z
      .strictObject({
        stored: labelField.meta({ description: 'Above what is stored.' }),
        readers: labelField.meta({ description: 'Above who reads it.' }),
        protection: labelField.meta({ description: 'Above how it is protected.' }),
        kept: labelField.meta({ description: 'Above how long it is kept.' }),
      })
      .meta({ description: 'The names of the four facts at each stop.' }),
    count: eachPlaceholderTextField(60, 'shown', 'all').meta({
      description: 'The words at the head of a window. {shown} and {all} are filled in.',
    }),
    hidden: labelField.meta({ description: 'Said in the place of a field that a screen leaves out.' }),
    fields: z
      .strictObject({
        employee: recordFieldSchema.meta({ description: 'The field for the person who reported.' }),
        shift: recordFieldSchema.meta({ description: 'The field for the shift that is missed.' }),
        reported: recordFieldSchema.meta({ description: 'The field for when the report came, and how.' }),
        reason: recordFieldSchema.meta({ description: 'The field for the reason code.' }),
        back: recordFieldSchema.meta({ description: 'The field for the expected return.' }),
        contact: recordFieldSchema.meta({ description: 'The field for how to reach the employee.' }),
        notes: recordFieldSchema.meta({ description: 'The field for what else was said.' }),
      })
      .meta({ description: 'The fields of the record, each with a sample value. Which screen shows which is a developer’s task.' }),
    stops: z
      .strictObject({
        call: passedStopSchema.meta({ description: 'The call or the text.' }),
        line: passedStopSchema.meta({ description: 'The line that takes it.' }),
        record: passedStopSchema.meta({ description: 'The record it becomes.' }),
        hr: readStopSchema.meta({ description: 'The screen of HR.' }),
        supervisor: readStopSchema.meta({ description: 'The board of the supervisor.' }),
        payroll: readStopSchema.meta({ description: 'The export to payroll.' }),
        deleted: readStopSchema.meta({ description: 'The end of the record.' }),
      })
      .meta({ description: 'What holds at each of the seven stops. Say only what the legal texts, the whitepaper and the claims say.' }),
  })
  .meta({ description: 'The path of one record, on the first screen.' })

export type RecordPathContent = z.output<typeof recordPathSchema>
