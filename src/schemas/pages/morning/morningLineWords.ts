/** Words of the line, where a visitor calls off. */
import { z } from 'zod'
import { eachPlaceholderTextField, labelField, textField } from '../../fields/fields.ts'
import { plainTextField } from './plainTextField.ts'

export const morningLineWordsSchema = z
  .strictObject({
    title: labelField.meta({ description: 'The heading of the line, and its name above the panes of a phone.' }),
    quiet: plainTextField().meta({ description: 'What it says before anyone has called off.' }),
    inEnglish: labelField.meta({ description: 'Opens the whole answer in English, where only the receipt is in the language.' }),
    you: eachPlaceholderTextField(120, 'person', 'role', 'horn').meta({
      description: 'Who the visitor is now: {person}, {role}, due at {horn}.',
    }),
    nobody: plainTextField().meta({ description: 'What it says when everyone who was due has called off.' }),
    input: labelField.meta({ description: 'The name of the field where a visitor writes.' }),
    send: labelField.meta({ description: 'The button that sends what was written.' }),
    again: labelField.meta({ description: 'The button that starts over.' }),
    samples: labelField.meta({ description: 'Stands before the texts that can be sent with one tap.' }),
    unread: plainTextField(120).meta({ description: 'What it says when it does not understand the reason.' }),
    lateArrival: plainTextField(120).meta({
      description: 'What it says to someone who comes late: no call-off, but one can be played. The reasons stand below it.',
    }),
    above: plainTextField(60).meta({
      description: 'Where the buttons are that answer the line. It is said to screen readers, not shown.',
    }),
    limits: eachPlaceholderTextField(200, 'count').meta({
      description: 'What the simulation can and cannot read, in small print. {count} is the number of languages.',
    }),
    empty: plainTextField().meta({ description: 'What it says when nothing was written.' }),
    other: labelField.meta({ description: 'What it calls a language that it does not know.' }),
    ask: textField(240).meta({
      description: 'The one fixed question, with reasons that may be listed. It comes from the example policy, as a token.',
    }),
    yes: labelField.meta({ description: 'The button that answers the question with yes.' }),
    no: labelField.meta({ description: 'The button that answers the question with no.' }),
    rewound: eachPlaceholderTextField(120, 'time').meta({
      description: 'What it says when the clock went back to {time}, so that the rest can follow.',
    }),
    correct: labelField.meta({ description: 'The button for a text that was read wrongly.' }),
  })
  .meta({ description: 'The words of the line, where a visitor calls off.' })
