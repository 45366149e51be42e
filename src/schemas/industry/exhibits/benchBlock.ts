import { z } from 'zod'
import { kindField, listField, textField } from '../../fields/fields.ts'
import { checkDescription } from '../../fields/pictureDescription.ts'
import { exhibitFields, peopleField, shortTextField } from './exhibitFields.ts'

export const benchBlockSchema = z
  .strictObject({
    ...kindField('bench', 'An exhibit: stations of a line, and how many may step in at each.'),
    ...exhibitFields,
    stations: listField(
      z.strictObject({
        name: shortTextField.meta({ description: 'The name of the station.' }),
        machine: z.enum(['press', 'dies', 'crane', 'gauge', 'pallet']).meta({ description: 'The machine that is drawn there.' }),
        needs: textField(40).meta({ description: 'What someone needs in order to work there.' }),
        crew: peopleField
          .min(1, 'Write 1 or more: someone is on this shift.')
          .max(4, 'A bay has room for 4.')
          .meta({ description: 'How many work there on this shift, up to 4.' }),
        bench: peopleField.meta({ description: 'How many others may step in, up to 8.' }),
        opens: textField(70).meta({ description: 'What happens when the spot opens.' }),
      }),
      4,
      6,
    ).meta({ description: 'The stations, from the left.' }),
  })
  .superRefine(({ describe, stations }, context) => checkDescription({ describe, stations }, context))
