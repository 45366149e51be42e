import { z } from 'zod'
import { minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import { clockField, kindField, labelField, listField, textField } from '../../fields/fields.ts'
import { checkDescription } from '../../fields/pictureDescription.ts'
import { exhibitFields, shortTextField } from './exhibitFields.ts'

const spanFields = {
  from: clockField.meta({ description: 'When that begins.' }),
  to: clockField.meta({ description: 'When that is over.' }),
}
const lineField = shortTextField.meta({ description: 'The line it was on, as “lines” names it.' })
export const lotsBlockSchema = z
  .strictObject({
    ...kindField('lots', 'An exhibit: lots, the lines they ran on, and one person’s way between the lines on the day before a report.'),
    ...exhibitFields,
    title: labelField.meta({ description: 'What the picture is of.' }),
    from: clockField.meta({ description: 'When the picture begins.' }),
    until: clockField.meta({ description: 'When the picture ends.' }),
    onset: clockField.meta({ description: 'When the symptom began.' }),
    lines: listField(shortTextField, 2, 4).meta({ description: 'The lines of the plant, from the top.' }),
    lots: listField(
      z.strictObject({ id: textField(8).meta({ description: 'The number of the lot.' }), line: lineField, ...spanFields }),
      3,
      12,
    ).meta({
      description: 'The lots, each with its line and its hours.',
    }),
    stints: listField(z.strictObject({ line: lineField, ...spanFields }), 1, 4).meta({ description: 'Where the person worked, and when.' }),
    way: shortTextField.meta({ description: 'What the picture calls the person’s way.' }),
    remark: textField(160).meta({ description: 'What follows from it, in a sentence or two.' }),
  })
  .refine((day) => [...day.lots, ...day.stints].every(({ line }) => day.lines.includes(line)), {
    path: ['lines'],
    message: 'A lot or a stint names a line that is not in "lines": add the line there, or correct the name.',
  })
  .refine(
    (day) =>
      [...day.lots, ...day.stints, { from: day.onset, to: day.onset }].every(
        ({ from, to }) => minuteOf(day.from) <= minuteOf(from) && minuteOf(from) <= minuteOf(to) && minuteOf(to) <= minuteOf(day.until),
      ),
    {
      path: ['until'],
      message:
        'A lot, a stint or the onset lies outside the hours of the picture, or ends before it begins: correct its times, or "from" and "until" of the picture.',
    },
  )
  .superRefine(({ describe, title, from, until, onset, lines, lots, stints, remark }, context) =>
    checkDescription({ describe, title, from, until, onset, lines, lots, stints, remark }, context),
  )
