import { z } from 'zod'
import { clockField, eachPlaceholderTextField, kindField, labelField, listField, textField } from '../../fields/fields.ts'
import { checkDescription } from '../../fields/pictureDescription.ts'
import { createWordsSchema, exhibitFields, shortTextField, spokenField } from './exhibitFields.ts'

export const wavesBlockSchema = z
  .strictObject({
    ...kindField('waves', 'An exhibit: doors of a dock, by wave.'),
    ...exhibitFields,
    now: clockField.meta({ description: 'The time at which the picture is taken.' }),
    waves: listField(
      z.strictObject({
        name: labelField.meta({ description: 'The name of the wave.' }),
        cutoff: clockField.meta({ description: 'When the wave has to leave.' }),
        remark: textField(110).meta({ description: 'What there is to say of the wave.' }),
        doors: listField(
          z.strictObject({
            number: textField(4).meta({ description: 'The number of the door.' }),
            status: z
              .enum(['staffed', 'covered', 'open'])
              .meta({ description: 'Whether the door has its own people, a replacement, or no one.' }),
          }),
          4,
          4,
        ).meta({ description: 'The four doors of the wave.' }),
      }),
      3,
      3,
    ).meta({ description: 'The three waves, in order.' }),
    words: createWordsSchema({
      cutoff: shortTextField.meta({ description: 'Before the time that is left until a wave has to leave.' }),
      doors: eachPlaceholderTextField(32, 'staffed', 'doors').meta({
        description: 'How many doors of a wave have people. {staffed} and {doors}, all of them, are filled in.',
      }),
      spoken: spokenField('a wave', 'wave', 'cutoff', 'time', 'doors', 'remark'),
      door: eachPlaceholderTextField(24, 'number', 'staffing').meta({
        description: 'What is read aloud of a door. {number} and {staffing}, whether it has people, are filled in.',
      }),
      staffed: shortTextField.meta({ description: 'That a door has its own people, read aloud.' }),
      covered: shortTextField.meta({ description: 'That a door has a replacement, read aloud.' }),
      open: shortTextField.meta({ description: 'That a door has no one, read aloud.' }),
    }),
  })
  .superRefine(({ describe, now, waves }, context) => checkDescription({ describe, now, waves }, context))
