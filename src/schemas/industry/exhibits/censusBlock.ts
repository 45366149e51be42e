import { z } from 'zod'
import { minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'
import { clockField, kindField, labelField, listField, textField } from '../../fields/fields.ts'
import { checkDescription } from '../../fields/pictureDescription.ts'
import { exhibitFields, peopleField, shortTextField } from './exhibitFields.ts'

const nightFields = {
  from: clockField.meta({ description: 'When the picture begins, in the evening.' }),
  now: clockField.meta({ description: 'The time at which the picture is taken.' }),
  until: clockField.meta({ description: 'When the shift begins, and the picture ends.' }),
}
export const censusBlockSchema = z
  .strictObject({
    ...kindField('census', 'An exhibit: units of a floor through the night before a shift.'),
    ...exhibitFields,
    ...nightFields,
    shift: labelField.meta({ description: 'Which shift it is.' }),
    units: listField(
      z
        .strictObject({
          name: shortTextField.meta({ description: 'The name of the unit.' }),
          role: shortTextField.meta({ description: 'Whose number is counted, such as RN.' }),
          planned: peopleField
            .min(1, 'Write 1 or more: a unit has a place.')
            .meta({ description: 'How many are planned for the shift, up to 8.' }),
          minimum: peopleField.meta({ description: 'How many the unit needs at least.' }),
          changes: z
            .array(
              z.strictObject({
                at: clockField.meta({ description: 'When the number changes.' }),
                people: peopleField.meta({ description: 'How many there are from then on.' }),
              }),
            )
            .max(4, 'More changes than a line can show: at most 4.')
            .meta({
              description:
                'How the number changes through the night, in the order of time: each change is one report, one more or one less than before. Empty when it does not.',
            }),
          remark: z
            .exactOptional(textField(60))
            .meta({ description: 'What there is to say of the unit besides its reports. It may be left out.' }),
        })
        .refine(({ planned, changes }) => changes.every((change) => change.people <= planned), {
          path: ['changes'],
          message: 'There are more people than are planned: correct the number here, or "planned".',
        }),
      3,
      7,
    ).meta({ description: 'The units, from the top.' }),
  })
  .superRefine(({ describe, from, now, until, shift, units }, context) => {
    checkDescription({ describe, from, now, until, shift, units }, context)
    if (minutesAfter(from, now) > minutesAfter(from, until))
      context.addIssue({
        code: 'custom',
        path: ['now'],
        message: 'The picture is taken after the shift has begun: write a time from "from" to "until".',
      })
    units.forEach(({ planned, changes }, index) => {
      if (changes.some(({ people }, position) => Math.abs(people - (changes[position - 1]?.people ?? planned)) !== 1))
        context.addIssue({
          code: 'custom',
          path: ['units', index, 'changes'],
          message: 'A change is one report: its number of people is one more or one less than before. List two reports as two changes.',
        })
      const minutes = changes.map(({ at }) => minutesAfter(from, at))
      if ([...minutes, minutesAfter(from, now)].some((minute, position, all) => minute < (all[position - 1] ?? 0)))
        context.addIssue({
          code: 'custom',
          path: ['units', index, 'changes'],
          message: 'List the changes in order of time, between "from" and "now".',
        })
    })
  })
