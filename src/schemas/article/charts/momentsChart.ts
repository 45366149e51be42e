import { z } from 'zod'
import { clockField, kindField, listField, textField } from '../../fields/fields.ts'
import { chartFields } from './chartFields.ts'

export const momentsChartSchema = z
  .strictObject({
    ...kindField('moments', 'Times of one morning around the start of the shift, true to scale.'),
    ...chartFields,
    start: z
      .strictObject({
        time: clockField.meta({ description: 'When the shift begins.' }),
        label: textField(24, 'it stands on the line of time').meta({ description: 'What the line calls the start of the shift.' }),
      })
      .meta({ description: 'The start of the shift.' }),
    moments: listField(
      z.strictObject({
        time: clockField.meta({ description: 'When it happens.' }),
        label: textField(80, 'it stands beside the line of time').meta({ description: 'What happens at that time.' }),
      }),
      3,
      10,
    ).meta({ description: 'The moments, in order.' }),
  })
  .refine(({ moments }) => moments.every(({ time }, index) => index === 0 || time >= (moments[index - 1]?.time ?? '')), {
    path: ['moments'],
    message: 'List the moments in order of time.',
  })
