/** One message and its answers, minute by minute: the counts add up to the people it was sent to. */
import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import {
  clockField,
  countField,
  eachPlaceholderTextField,
  figureSchema,
  labelField,
  listField,
  paragraphField,
  textField,
  titledTextSchema,
} from '../fields/fields.ts'
import { checkDescription } from '../fields/pictureDescription.ts'
import { deckDrawingFields } from './blockFields.ts'

const perMinuteField = (what: string) =>
  listField(z.number().int().min(0), 10, 40).meta({
    description: `${what}: one number for each minute from “sentAt” on. “have” and “cannot” have equally many, and all of them add up to “sent” at most.`,
  })
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

export const repliesSchema = z
  .strictObject({
    ...deckDrawingFields,
    audience: withExampleFigures(textField(60)).meta({ description: 'Who gets the message, by what they have in common.' }),
    message: withExampleFigures(textField(200)).meta({ description: 'The message, as it is read on a phone.' }),
    translations: listField(
      z.strictObject({
        lang: z
          .string()
          .regex(/^[a-z]{2}$/, 'Write a language code of two letters, such as es or vi.')
          .meta({ description: 'The language as a code of two letters, such as es.' }),
        text: withExampleFigures(textField(200)).meta({
          description: 'The message in that language. Let someone who speaks it read it: docs/native-speakers.md.',
        }),
      }),
      1,
      2,
    ).meta({ description: 'The message as it reaches people who read other languages.' }),
    sentAt: clockField.meta({ description: 'When the message went out.' }),
    sent: countField().meta({ description: 'How many people it was sent to. No more can have answered.' }),
    channels: listField(
      z.strictObject({
        name: labelField.meta({ description: 'The channel, such as SMS.' }),
        delivered: countField().meta({ description: 'How many it reached on this channel.' }),
      }),
      1,
      5,
    ).meta({ description: 'How many it reached on each channel.' }),
    have: perMinuteField('How many answered that they have it'),
    cannot: perMinuteField('How many answered that they cannot come'),
    words: z
      .strictObject({
        to: eachPlaceholderTextField(30, 'time').meta({ description: 'Stands before who gets it. {time} is filled in.' }),
        sent: eachPlaceholderTextField(60, 'sent', 'time').meta({
          description: 'What the drawing shows, below it. {sent} and {time} are filled in.',
        }),
        have: textField(20).meta({ description: 'What those answered who have it, beside their number.' }),
        cannot: textField(20).meta({ description: 'What those answered who cannot come, beside their number.' }),
        none: eachPlaceholderTextField(40, 'count').meta({
          description: 'What is said of those who have not answered. {count} is filled in.',
        }),
        by: eachPlaceholderTextField(40, 'count', 'time').meta({
          description: 'How many had answered, as it is read aloud. {count} and {time} are filled in.',
        }),
      })
      .meta({ description: 'The words around the drawing.' }),
    steps: listField(titledTextSchema, 4, 4).meta({
      description: 'How a message goes out and comes back, in four steps below the drawing.',
    }),
    figures: listField(figureSchema, 2, 4).meta({ description: 'The figures, in the order of the page.' }),
    note: paragraphField.meta({ description: 'What has to be said of the figures, in small print.' }),
  })
  .superRefine(({ describe, audience, message, sentAt, sent, channels, have, cannot }, context) => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['have'], message })
    if (have.length !== cannot.length) wrong('“have” and “cannot” have not the same number of minutes.')
    if (sum(have) + sum(cannot) > sent) wrong('More people answered than it was sent to.')
    const answers = [sum(have), sum(cannot), sum(have) + sum(cannot), sent - sum(have) - sum(cannot)]
    checkDescription({ describe, audience, message, sentAt, sent, channels }, context, answers)
  })

export type RepliesContent = z.output<typeof repliesSchema>
