import { z } from 'zod'
import { clockField, kindField, labelField, listField, textField } from '../../fields/fields.ts'
import { checkDescription } from '../../fields/pictureDescription.ts'
import { exhibitFields } from './exhibitFields.ts'

export const wavesBlockSchema = z
  .strictObject({
    ...kindField('waves', 'An exhibit: doors of a dock, by wave.'),
    ...exhibitFields,
    now: clockField.meta({ description: 'The time at which the picture is taken.' }),
    waves: listField(
      z.strictObject({
        name: labelField.meta({ description: 'The name of the wave.' }),
        cutoff: clockField.meta({ description: 'When the wave has to leave.' }),
        remark: textField(110).meta({ description: 'What there is to say of the wave.' }),
        doors: listField(
          z.strictObject({
            number: textField(4).meta({ description: 'The number of the door.' }),
            status: z
              .enum(['staffed', 'covered', 'open'])
              .meta({ description: 'Whether the door has its own people, a replacement, or no one.' }),
          }),
          4,
          4,
        ).meta({ description: 'The four doors of the wave.' }),
      }),
      3,
      3,
    ).meta({ description: 'The three waves, in order.' }),
  })
  .superRefine(({ describe, now, waves }, context) => checkDescription({ describe, now, waves }, context))
