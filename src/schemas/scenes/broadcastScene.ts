import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { countField, labelField, listField, pictureDescriptionField, textField } from '../fields/fields.ts'
import { checkDescription } from '../fields/pictureDescription.ts'
import { sampleByDefaultField } from './sceneFields.ts'

export const broadcastSchema = withExampleFigures(
  z
    .strictObject({
      audience: textField(60).meta({ description: 'Who gets the message, by what they have in common.' }),
      text: textField(200).meta({ description: 'The message, as it is read on a phone.' }),
      sent: countField().meta({ description: 'How many people it was sent to. The answers add up to it.' }),
      describe: pictureDescriptionField,
      sample: sampleByDefaultField,
      channels: listField(
        z.strictObject({
          name: labelField.meta({ description: 'The channel, such as SMS.' }),
          delivered: countField().meta({ description: 'How many it reached on this channel.' }),
        }),
        1,
        5,
      ).meta({ description: 'How many it reached on each channel.' }),
      answers: listField(
        z.strictObject({
          label: labelField.meta({ description: 'What they answered.' }),
          count: countField().meta({ description: 'How many gave this answer.' }),
        }),
        1,
        5,
      ).meta({ description: 'The answers, with those who have not answered yet as one of them.' }),
      words: z
        .strictObject({
          to: textField(16, 'it stands in a row with the audience').meta({
            description: 'Before the audience: that the message goes to them.',
          }),
        })
        .meta({ description: 'What the message says beside its data.' }),
    })
    .refine(({ sent, answers }) => answers.reduce((sum, answer) => sum + answer.count, 0) === sent, {
      path: ['answers'],
      message: 'The answers, "no answer yet" included, do not add up to the number of people it was sent to.',
    })
    .superRefine((picture, context) => checkDescription(picture, context)),
)
