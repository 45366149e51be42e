/** Words around the morning of the home page. Each says which names in braces it may use. */
import { z } from 'zod'
import { eachPlaceholderTextField, labelField, ownLinkField, placeholderTextField, textField } from '../../fields/fields.ts'
import { morningBoardWordsSchema, morningSearchWordsSchema } from './morningBoardWords.ts'

const recordWordsSchema = z
  .strictObject({
    title: labelField.meta({ description: 'The heading of the record.' }),
    side: labelField.meta({ description: 'The small words beside the heading.' }),
    quiet: placeholderTextField(90).meta({ description: 'What it says until someone calls off.' }),
    asked: placeholderTextField(90).meta({ description: 'What it says while the line waits for the visitor to choose a reason.' }),
    employee: labelField.meta({ description: 'On the record, above the employee’s number and name.' }),
    station: labelField.meta({ description: 'On the record, above the station that is left.' }),
    reason: labelField.meta({ description: 'On the record, above the reason code.' }),
    back: labelField.meta({ description: 'On the record, above the expected return.' }),
    reported: labelField.meta({ description: 'On the record, above the time and the channel of the report.' }),
    notice: labelField.meta({ description: 'On the record, above how long before the horn the report came.' }),
    backUnknown: labelField.meta({ description: 'The expected return when it is not known.' }),
    onTime: eachPlaceholderTextField(40, 'minutes').meta({ description: 'The notice of a report in time, {minutes} ahead.' }),
    late: eachPlaceholderTextField(40, 'minutes').meta({ description: 'The notice of a late report, {minutes} ahead.' }),
    atHorn: labelField.meta({ description: 'The notice of a report that came at the horn.' }),
    listed: eachPlaceholderTextField(140, 'reason').meta({
      description: 'For a report that HR confirms or holds from a list. {reason} is filled in.',
    }),
    opened: eachPlaceholderTextField(140, 'checks').meta({
      description: 'For a report that HR opens by itself. {checks} is what HR looks at.',
    }),
    lateNote: placeholderTextField(120).meta({ description: 'What a late report costs: nothing extra.' }),
    pending: eachPlaceholderTextField(140, 'now').meta({ description: 'While HR has not decided. {now} is the total of points.' }),
    protected: eachPlaceholderTextField(140, 'now').meta({
      description: 'Once the visitor, as HR, has protected it. {now} is the total of points.',
    }),
    none: eachPlaceholderTextField(140, 'now', 'step', 'at').meta({
      description: 'Once the visitor, as HR, has let it count. {now} is the total; {step} comes at {at}.',
    }),
    asHr: labelField.meta({ description: 'Stands before the two buttons of HR.' }),
    protect: labelField.meta({ description: 'The button of HR that protects the absence.' }),
    count: labelField.meta({ description: 'The button of HR that lets the absence count.' }),
    ladder: eachPlaceholderTextField(60, 'person', 'now', 'most').meta({
      description: 'The name of the drawn ladder of points: {person}, {now} of {most}.',
    }),
  })
  .meta({ description: 'The words on the record of a call-off.' })

const lineWordsSchema = z
  .strictObject({
    title: labelField.meta({ description: 'The heading of the line, and its name above the panes of a phone.' }),
    quiet: placeholderTextField(90).meta({ description: 'What it says before anyone has called off.' }),
    inEnglish: labelField.meta({ description: 'Opens the whole answer in English, where only the receipt is in the language.' }),
    you: eachPlaceholderTextField(120, 'person', 'role', 'horn').meta({
      description: 'Who the visitor is now: {person}, {role}, due at {horn}.',
    }),
    nobody: placeholderTextField(90).meta({ description: 'What it says when everyone who was due has called off.' }),
    input: labelField.meta({ description: 'The name of the field where a visitor writes.' }),
    send: labelField.meta({ description: 'The button that sends what was written.' }),
    again: labelField.meta({ description: 'The button that starts over.' }),
    samples: labelField.meta({ description: 'Stands before the texts that can be sent with one tap.' }),
    unread: placeholderTextField(120).meta({ description: 'What it says when it does not understand the reason.' }),
    lateArrival: placeholderTextField(120).meta({
      description: 'What it says to someone who comes late: no call-off, but one can be played. The reasons stand below it.',
    }),
    above: placeholderTextField(60).meta({
      description: 'Where the buttons are that answer the line. It is said to screen readers, not shown.',
    }),
    limits: eachPlaceholderTextField(200, 'count').meta({
      description: 'What the simulation can and cannot read, in small print. {count} is the number of languages.',
    }),
    empty: placeholderTextField(90).meta({ description: 'What it says when nothing was written.' }),
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

export const morningWordsSchema = z
  .strictObject({
    title: placeholderTextField(90).meta({ description: 'What the picture is of.' }),
    note: placeholderTextField(90).meta({ description: 'The small print: say that people, shifts and counts are invented.' }),
    privacy: placeholderTextField(90).meta({ description: 'What becomes of what a visitor types: it stays on the page.' }),
    clock: z
      .strictObject({
        before: eachPlaceholderTextField(30, 'minutes').meta({ description: 'What it says until the horn. {minutes} is filled in.' }),
        horn: placeholderTextField(40).meta({ description: 'What it says at the horn.' }),
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
    line: lineWordsSchema,
    record: recordWordsSchema,
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
        full: placeholderTextField(60).meta({ description: 'What it says when every bay is lit.' }),
        offer: placeholderTextField(60).meta({ description: 'The words before the button.' }),
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
