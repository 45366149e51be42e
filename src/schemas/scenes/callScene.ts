import { z } from 'zod'
import { clockField, labelField, listField, pictureDescriptionField, textField } from '../fields/fields.ts'
import { checkDescription } from '../fields/pictureDescription.ts'
import { sampleByDefaultField } from './sceneFields.ts'

export const callSchema = z
  .strictObject({
    caller: textField(60).meta({ description: 'Who calls: an invented name.' }),
    language: textField(30).meta({ description: 'The language of the call.' }),
    time: clockField.meta({ description: 'When the call came.' }),
    describe: pictureDescriptionField,
    sample: sampleByDefaultField,
    fields: listField(
      z.strictObject({
        label: labelField.meta({ description: 'The name of the field.' }),
        value: textField(60).meta({ description: 'What was answered.' }),
      }),
      2,
      8,
    ).meta({ description: 'The fields that the agent fills in, from the top.' }),
  })
  .superRefine((picture, context) => checkDescription(picture, context))
