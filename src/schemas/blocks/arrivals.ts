/** Messages as they arrive on a phone: a text with its answer, a banner with counts, a start time on flaps, keys to press. */
import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import {
  clockField,
  countField,
  kindField,
  listField,
  pictureDescriptionField,
  sampleField,
  textField,
  titledTextSchema,
} from '../fields/fields.ts'
import { checkDescription } from '../fields/pictureDescription.ts'

const headField = textField(40, 'it stands on one line').meta({
  description: 'The small line over it: the channel, the time, or whom it concerns.',
})
const messageField = textField(80, 'a message is read at a glance').meta({ description: 'What it says, as it is read on a phone.' })

const arrivalSchema = withExampleFigures(
  z.discriminatedUnion('kind', [
    z.strictObject({
      ...kindField('text', 'A text message and its answer.'),
      head: headField,
      said: messageField,
      answer: textField(12, 'it stands in a small bubble').meta({ description: 'The answer, such as YES.' }),
      by: textField(30).meta({ description: 'Who answered, and when.' }),
    }),
    z.strictObject({
      ...kindField('banner', 'A banner over a phone’s first screen, and how many have answered.'),
      head: headField,
      said: messageField,
      counts: listField(
        z.strictObject({
          count: countField().meta({ description: 'How many people it is, as a whole number.' }),
          label: textField(20).meta({ description: 'What they answered, or what is left to do.' }),
        }),
        3,
        3,
      ).meta({ description: 'The answers as counts: those who have it, those who cannot come, and names to call.' }),
    }),
    z.strictObject({
      ...kindField('start', 'A start that has moved, on the flaps of a board.'),
      head: headField,
      from: clockField.meta({ description: 'The start that no longer counts.' }),
      to: clockField.meta({ description: 'The start that counts now.' }),
      answer: textField(20).meta({ description: 'The confirmation.' }),
    }),
    z.strictObject({
      ...kindField('keys', 'A question that is answered with a key.'),
      head: headField,
      said: messageField,
      keys: listField(textField(10, 'it stands on a key'), 4, 4).meta({ description: 'What the keys stand for, from 1 on.' }),
      pressed: z.number().int().min(1).max(4, 'There are four keys.').meta({ description: 'The key that was pressed.' }),
    }),
  ]),
)

export const arrivalsSchema = z.strictObject({
  sample: sampleField,
  items: listField(
    titledTextSchema
      .safeExtend({
        describe: pictureDescriptionField,
        arrives: arrivalSchema.meta({ description: 'What arrives, as it is drawn. “kind” says what it is.' }),
      })
      .superRefine(({ describe, arrives }, context) => {
        const keys = arrives.kind === 'keys' ? arrives.keys.map((_, index) => index + 1) : []
        checkDescription({ describe, arrives }, context, keys)
      }),
    4,
    4,
  ).meta({ description: 'The messages, in the order of the page.' }),
})

export type ArrivalsContent = z.output<typeof arrivalsSchema>
export type Arrival = ArrivalsContent['items'][number]['arrives']
