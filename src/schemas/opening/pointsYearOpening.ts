/** A year of points on the policy's ladder: events and words. The points of each event come from the policy. */
import { z } from 'zod'
import { expiryDay, REPORTED_EVENTS } from '#src/models/attendance/attendancePolicy.ts'
import { dayIndexOf } from '#src/models/pointsYear/pointsYear.ts'
import { EXAMPLE_POLICY } from '#src/models/policy/examplePolicy.ts'
import {
  dayField,
  eachPlaceholderTextField,
  labelField,
  listField,
  pictureDescriptionField,
  sampleField,
  textField,
} from '../fields/fields.ts'
import { checkDescription } from '../fields/pictureDescription.ts'

const slabTextField = textField(16, 'it stands on a slab')

const wordsSchema = z
  .strictObject({
    describe: pictureDescriptionField,
    note: eachPlaceholderTextField(100).meta({ description: 'The small print under the picture.' }),
    price: z
      .strictObject({
        heading: textField(30, 'it stands beside the price').meta({ description: 'The words before the price of an absence.' }),
        less: labelField.meta({ description: 'The name of the button that lowers the price.' }),
        more: labelField.meta({ description: 'The name of the button that raises the price.' }),
        most: eachPlaceholderTextField(80).meta({ description: 'Why the price goes no higher, said once it is at its highest.' }),
      })
      .meta({ description: 'The price of an absence, which a visitor sets.' }),
    move: z
      .strictObject({
        heading: textField(40, 'it stands beside the event that is moved').meta({ description: 'What a visitor may do with the events.' }),
        drag: eachPlaceholderTextField(60).meta({ description: 'How it is done, below the heading, where there is room for the tabs.' }),
        which: labelField.meta({ description: 'The name of the list of events, for people who listen to the page.' }),
        earlier: labelField.meta({ description: 'The name of the button that moves the event a week back.' }),
        later: labelField.meta({ description: 'The name of the button that moves the event a week on.' }),
        names: z
          .strictObject({
            tardy: labelField.meta({ description: 'A late arrival, as screen readers say it at its slider.' }),
            earlyDeparture: labelField.meta({ description: 'An early departure, as screen readers say it at its slider.' }),
            unplannedAbsence: labelField.meta({ description: 'An unplanned absence, as screen readers say it at its slider.' }),
          })
          .meta({ description: 'The names of the events as they are heard, longer than on their slabs.' }),
        moved: eachPlaceholderTextField(40, 'event', 'day').meta({
          description: 'What is said once an event has moved. {event} and {day} are filled in.',
        }),
        back: textField(24, 'it stands in a row with the event that is moved').meta({
          description: 'The button that puts price and events back.',
        }),
      })
      .meta({ description: 'The words around the events that a visitor moves to other days.' }),
    result: z
      .strictObject({
        end: eachPlaceholderTextField(40, 'sum').meta({ description: 'The total at the end of the year. {sum} is filled in.' }),
        none: eachPlaceholderTextField(60).meta({ description: 'What is said when no step of discipline is reached.' }),
        step: eachPlaceholderTextField(70, 'day', 'step').meta({
          description: 'What is said when a step is reached. {day} and {step} are filled in.',
        }),
        last: eachPlaceholderTextField(90, 'day').meta({
          description: 'What is said when the last step is reached: HR decides. {day} is filled in.',
        }),
      })
      .meta({ description: 'What the page says of the year at the price that the visitor set.' }),
    types: z
      .strictObject({
        tardy: slabTextField.meta({ description: 'A late arrival: in the picture, in the list of events and in the table.' }),
        earlyDeparture: slabTextField.meta({ description: 'An early departure: in the picture, in the list of events and in the table.' }),
        unplannedAbsence: slabTextField.meta({
          description: 'An unplanned absence: in the picture, in the list of events and in the table.',
        }),
      })
      .meta({ description: 'The names of the events, on their slabs.' }),
    lastYear: eachPlaceholderTextField(24, 'day').meta({ description: 'Stands at an event of the year before. {day} is filled in.' }),
    expires: z
      .strictObject({
        short: textField(10).meta({ description: 'The word where a point ends, before its day.' }),
        day: eachPlaceholderTextField(16, 'day').meta({ description: 'The day on which a point ends. {day} is filled in.' }),
        window: eachPlaceholderTextField(24, 'months').meta({ description: 'After how many months a point ends. {months} is filled in.' }),
      })
      .meta({ description: 'The words where a point ends.' }),
    review: z
      .strictObject({
        title: textField(14).meta({ description: 'The title at an event that waits for HR.' }),
        text: eachPlaceholderTextField(34).meta({ description: 'What holds until HR decides.' }),
        short: textField(12).meta({ description: 'The same where there is little room.' }),
      })
      .meta({ description: 'The words at an event that waits for HR.' }),
    decides: textField(14).meta({ description: 'The word at the last step: HR decides.' }),
    table: z
      .strictObject({
        caption: labelField.meta({ description: 'The title of the table.' }),
        day: labelField.meta({ description: 'The heading of the column with the days.' }),
        event: labelField.meta({ description: 'The heading of the column that says what happened.' }),
        points: labelField.meta({ description: 'The heading of the column with the points of each event.' }),
        total: labelField.meta({ description: 'The heading of the column with the total after each event.' }),
        pending: eachPlaceholderTextField(50, 'type').meta({ description: 'The row of an event that waits for HR. {type} is filled in.' }),
        expiry: eachPlaceholderTextField(50, 'type', 'day').meta({
          description: 'The row of a point that ends. {type} and {day} are filled in.',
        }),
      })
      .meta({ description: 'The same year as a table, for people who do not see the picture.' }),
  })
  .meta({ description: 'The words around the picture. Words in {braces} are filled in.' })

const eventSchema = z.strictObject({
  day: dayField.meta({ description: 'The day of the event. A point of the year before may still count.' }),
  type: z.enum(REPORTED_EVENTS).meta({ description: 'What happened. The example policy gives the points for it.' }),
  protection: z
    .enum(['none', 'pending', 'protected'])
    .meta({ description: 'none when it counts, pending while HR decides, protected when it never counts.' }),
})

const uncheckedPointsYearSchema = z.strictObject({
  kind: z
    .literal('points-year')
    .meta({ description: 'One employee’s year of points, and what it comes to at the price that a visitor sets for an absence.' }),
  year: z.number().int().min(2000).max(2100).meta({ description: 'The year that is drawn.' }),
  sample: sampleField,
  events: listField(eventSchema, 3, 9).meta({
    description: 'The employee’s events, in any order and each on a day of its own. Prices and steps come from the example policy.',
  }),
  words: wordsSchema,
})

/** Refuses events that the drawing has no place for. */
function checkPointsYear({ year: drawn, events, words }: z.output<typeof uncheckedPointsYearSchema>, context: z.RefinementCtx): void {
  const { windowMonths, pointLadder } = EXAMPLE_POLICY
  const ofPolicy = [windowMonths, pointLadder.length, ...pointLadder.map(({ at }) => at)]
  checkDescription({ describe: words.describe, drawn, events }, context, ofPolicy, ['words', 'describe'])
  const addIssue = (index: number, message: string) => context.addIssue({ code: 'custom', path: ['events', index, 'day'], message })
  for (const [index, { day }] of events.entries()) {
    if (events.findIndex((event) => event.day === day) !== index) addIssue(index, 'Two events on one day: each slab has one label.')
    if (dayIndexOf(day, drawn) >= dayIndexOf(`${drawn + 1}-01-01`, drawn)) addIssue(index, `This day is after ${drawn}.`)
    if (dayIndexOf(expiryDay(day, EXAMPLE_POLICY.windowMonths), drawn) <= 0)
      addIssue(index, `Its point has expired before ${drawn} begins.`)
  }
}

export const pointsYearOpeningSchema = uncheckedPointsYearSchema
  .superRefine(checkPointsYear)
  .transform(({ events, ...rest }) => ({ ...rest, events: events.map((event) => ({ ...event, id: event.day })) }))

export type PointsYearWords = z.output<typeof wordsSchema>
export type PointsYearContent = z.output<typeof pointsYearOpeningSchema>
