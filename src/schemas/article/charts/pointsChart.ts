import { z } from 'zod'
import { REPORTED_EVENTS } from '#src/models/attendance/attendancePolicy.ts'
import { dayField, kindField, listField, textField } from '../../fields/fields.ts'
import { chartFields } from './chartFields.ts'

export const pointsChartSchema = z
  .strictObject({
    ...kindField('points', 'Running totals of points from one day to another. The example policy works them out.'),
    ...chartFields,
    from: dayField.meta({ description: 'The first day of the figure.' }),
    to: dayField.meta({ description: 'The last day of the figure.' }),
    people: listField(
      z.strictObject({
        name: textField(24).meta({ description: 'The person: an invented name.' }),
        note: textField(60, 'it stands above a line').meta({ description: 'What there is to see in this person’s line.' }),
        events: listField(
          z.strictObject({
            type: z
              .enum([...REPORTED_EVENTS, 'noCallNoShow'])
              .meta({ description: 'What happened. The example policy gives the points for it.' }),
            protected: z
              .boolean()
              .default(false)
              .meta({ description: 'true when the events are protected: they are on record and cost nothing.' }),
            days: z.array(dayField).min(1).meta({ description: 'The days on which it happened.' }),
          }),
          1,
          6,
        ).meta({ description: 'The person’s events, those of one kind together.' }),
      }),
      1,
      4,
    ).meta({ description: 'The people, a line for each.' }),
  })
  .superRefine(({ from, to, people }, { addIssue }) => {
    if (to <= from) {
      addIssue({ code: 'custom', path: ['to'], message: `The chart begins on ${from}: write a later day.` })
      return
    }
    for (const [person, { events }] of people.entries())
      for (const [event, { days }] of events.entries())
        for (const [index, day] of days.entries())
          if (day < from || day > to)
            addIssue({
              code: 'custom',
              path: ['people', person, 'events', event, 'days', index],
              message: `The chart shows ${from} to ${to}: correct this day, or “from” and “to”.`,
            })
  })
