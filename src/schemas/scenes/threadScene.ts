import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { clockOrNoneField, listField, pictureDescriptionField, textField } from '../fields/fields.ts'
import { checkDescription } from '../fields/pictureDescription.ts'
import { replyField, sampleByDefaultField } from './sceneFields.ts'

const langField = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'Write a language code such as es, vi or ht.')
  .meta({
    description: 'The language of the text as a code such as es, vi or ht, so that screen readers pronounce it. Left out, it is English.',
  })

export const threadSchema = withExampleFigures(
  z
    .strictObject({
      title: textField(70).meta({ description: 'Which line, which workplace and which shift.' }),
      describe: pictureDescriptionField,
      sample: sampleByDefaultField,
      messages: listField(
        z.strictObject({
          text: textField(200).meta({ description: 'The message, in the language it was sent in.' }),
          lang: z.exactOptional(langField),
          note: z
            .exactOptional(textField(110))
            .meta({ description: 'In English, below a message in another language: what it says, or in which language it was sent.' }),
          reply: replyField,
          time: clockOrNoneField.meta({ description: 'When the message came.' }),
        }),
        1,
        8,
      ).meta({ description: 'The messages, from the first.' }),
    })
    .superRefine((picture, context) => checkDescription(picture, context)),
)
