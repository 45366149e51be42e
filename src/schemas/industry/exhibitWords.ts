/**
 * What the drawings of exhibits say of their things, and what is read aloud of them. All pages of industries share these words, so that an
 * exhibit has only its data.
 */
import { z } from 'zod'
import { eachPlaceholderTextField, textField } from '../fields/fields.ts'
import { shortTextField } from './exhibits/exhibitFields.ts'

/** A sentence for screen readers on each thing of the drawing. @param thing such as "a station" */
const spokenField = (thing: string, ...blanks: string[]) =>
  eachPlaceholderTextField(160, ...blanks).meta({
    description: `What is read aloud of ${thing}. These are filled in: ${blanks.map((blank) => `{${blank}}`).join(', ')}.`,
  })
const createWordsSchema = <Words extends z.ZodRawShape>(kind: string, words: Words) =>
  z.strictObject(words).meta({ description: `In exhibits of the kind “${kind}”.` })

export const exhibitWordsSchema = z
  .strictObject({
    bench: createWordsSchema('bench', {
      behind: eachPlaceholderTextField(24, 'count').meta({
        description: 'How many may step in, beside their bench. {count} is filled in.',
      }),
      onlyBehind: eachPlaceholderTextField(24, 'count').meta({ description: 'The same where it is the last one. {count} is filled in.' }),
      spoken: spokenField('a station', 'station', 'crew', 'bench', 'needs', 'opens'),
    }),
    census: createWordsSchema('census', {
      unit: shortTextField.meta({ description: 'Over the column with the names of the units.' }),
      outcome: eachPlaceholderTextField(48, 'shift', 'time').meta({
        description: 'Over the column with what each unit will have. {shift} and {time}, when it begins, are filled in.',
      }),
      count: eachPlaceholderTextField(24, 'people', 'planned').meta({
        description: 'How many a unit will have. {people} and {planned} are filled in; how that compares with its minimum follows.',
      }),
      aboveMinimum: shortTextField.meta({ description: 'That a unit has more people than its minimum.' }),
      atMinimum: shortTextField.meta({ description: 'That a unit has just as many people as its minimum.' }),
      belowMinimum: shortTextField.meta({ description: 'That a unit has fewer people than its minimum.' }),
      expected: textField(32, 'it stands in the legend').meta({ description: 'What a line stands for, in the legend.' }),
      open: textField(32, 'it stands in the legend').meta({ description: 'What a break in a line stands for, in the legend.' }),
      minimum: textField(32, 'it stands in the legend').meta({ description: 'What the line of the minimum is, in the legend.' }),
      calledOff: eachPlaceholderTextField(32, 'time').meta({ description: 'That someone has called off. {time} is filled in.' }),
      covered: eachPlaceholderTextField(32, 'time').meta({ description: 'That someone takes the place. {time} is filled in.' }),
      quiet: textField(32).meta({ description: 'Stands in the place of both where nothing has changed.' }),
      spoken: spokenField('a unit', 'unit', 'role', 'people', 'planned', 'level', 'minimum', 'reports'),
    }),
    waves: createWordsSchema('waves', {
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
    lots: createWordsSchema('lots', {
      onset: eachPlaceholderTextField(20, 'time').meta({ description: 'Beside the line at the onset. {time} is filled in.' }),
      began: eachPlaceholderTextField(60, 'time').meta({ description: 'The same as a sentence, read aloud. {time} is filled in.' }),
      held: eachPlaceholderTextField(60, 'lots').meta({ description: 'Which lots the day leads to, read aloud. {lots} is filled in.' }),
    }),
    routes: createWordsSchema('routes', {
      out: eachPlaceholderTextField(16, 'time').meta({ description: 'When a bus leaves, on phones. {time} is filled in.' }),
      bell: eachPlaceholderTextField(16, 'time').meta({ description: 'When its school begins, on phones. {time} is filled in.' }),
      firstBell: eachPlaceholderTextField(20, 'time').meta({ description: 'When a school begins, below its name. {time} is filled in.' }),
      spoken: spokenField('a route', 'number', 'school', 'time', 'driver'),
      gap: eachPlaceholderTextField(80, 'at', 'remark', 'taken', 'takenRemark').meta({
        description:
          'What is read aloud in the place of the driver, where someone called off. {at} and {remark}, {taken} and {takenRemark} are filled in, as “gap” of the route has them.',
      }),
    }),
  })
  .meta({
    description:
      'What the drawings of exhibits say of their things, and what is read aloud of them. Every industry with an exhibit of the kind has these words.',
  })

export type ExhibitWords = z.output<typeof exhibitWordsSchema>
