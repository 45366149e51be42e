/** Words around the morning of the home page. Each says which names in braces it may use. */
import { z } from 'zod'
import { eachPlaceholderTextField, labelField, ownLinkField } from '../../fields/fields.ts'
import { morningBoardWordsSchema, morningSearchWordsSchema } from './morningBoardWords.ts'
import { morningLineWordsSchema } from './morningLineWords.ts'
import { morningRecordWordsSchema } from './morningRecordWords.ts'
import { plainTextField } from './plainTextField.ts'

export const morningWordsSchema = z
  .strictObject({
    title: plainTextField().meta({ description: 'What the picture is of.' }),
    note: plainTextField().meta({ description: 'The small print: say that people, shifts and counts are invented.' }),
    privacy: plainTextField().meta({ description: 'What becomes of what a visitor types: it stays on the page.' }),
    clock: z
      .strictObject({
        before: eachPlaceholderTextField(30, 'minutes').meta({ description: 'What it says until the horn. {minutes} is filled in.' }),
        horn: plainTextField(40).meta({ description: 'What it says at the horn.' }),
      })
      .meta({ description: 'The words beside the clock.' }),
    play: z
      .strictObject({
        play: labelField.meta({ description: 'The button while the morning stands still.' }),
        pause: labelField.meta({ description: 'The button while the morning plays.' }),
        again: labelField.meta({ description: 'The button once the morning is over.' }),
        next: labelField.meta({ description: 'The button of visitors who want no motion: it goes to the next event.' }),
      })
      .meta({ description: 'The buttons that play the morning.' }),
    rail: z
      .strictObject({
        label: labelField.meta({ description: 'The name of the slider. Screen readers say it.' }),
        value: eachPlaceholderTextField(60, 'time', 'coverage').meta({
          description:
            'Where the slider is. Screen readers say it. {time} is the time there, and {coverage} how many spots are covered, in the words of the board.',
        }),
        horn: labelField.meta({ description: 'The word at its end.' }),
      })
      .meta({ description: 'The slider through the morning.' }),
    board: morningBoardWordsSchema,
    search: morningSearchWordsSchema,
    line: morningLineWordsSchema,
    record: morningRecordWordsSchema,
    plant: z
      .strictObject({
        tally: eachPlaceholderTextField(40, 'covered', 'all').meta({
          description: 'How many bays are lit, because their spots are covered: {covered} of {all}.',
        }),
        dark: eachPlaceholderTextField(60, 'role', 'horn').meta({ description: 'What a dark bay means: nobody is at {role} at {horn}.' }),
        darkMany: eachPlaceholderTextField(60, 'count', 'horn').meta({ description: 'The same, of {count} dark bays at {horn}.' }),
        promised: eachPlaceholderTextField(60, 'person', 'role', 'time').meta({
          description: 'What a bay waits for whose person comes after the horn: {person} comes to {role} at {time}.',
        }),
        promisedMany: eachPlaceholderTextField(60, 'count', 'time').meta({
          description: 'The same, of {count} people, the last of whom comes at {time}.',
        }),
        full: plainTextField(60).meta({ description: 'What it says when every bay is lit.' }),
        offer: plainTextField(60).meta({ description: 'The words before the button.' }),
        action: ownLinkField.meta({ description: 'The button below the drawing.' }),
      })
      .meta({ description: 'The words around the drawn plant.' }),
    events: z
      .strictObject({
        reported: eachPlaceholderTextField(140, 'time', 'person', 'role', 'channel').meta({
          description: '{person}, {role}, has called off by {channel} at {time}.',
        }),
        notified: eachPlaceholderTextField(140, 'time', 'role').meta({
          description: 'The supervisor is told at {time} that {role} is open.',
        }),
        asked: eachPlaceholderTextField(140, 'time', 'role').meta({ description: '{role} is offered at {time} to those who could come.' }),
        filled: eachPlaceholderTextField(140, 'time', 'by', 'role', 'coverage').meta({
          description: '{by} takes {role} at {time}. {coverage} is how many spots are covered then, in the words of the board.',
        }),
        promised: eachPlaceholderTextField(140, 'time', 'by', 'role', 'arrival', 'coverage').meta({
          description: 'The same, of someone who comes after the horn, at {arrival}: at {time}, {by} takes {role}, and {coverage} follows.',
        }),
        horn: eachPlaceholderTextField(140, 'time', 'coverage').meta({
          description: 'The horn at {time}, with {coverage} as it is then.',
        }),
      })
      .meta({ description: 'What is said of each event of the morning.' }),
  })
  .meta({ description: 'The words around the morning. Those in {braces} are filled in.' })

export type MorningWords = z.output<typeof morningWordsSchema>
