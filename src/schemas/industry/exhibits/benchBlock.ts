import { z } from 'zod'
import { eachPlaceholderTextField, kindField, listField, textField } from '../../fields/fields.ts'
import { checkDescription } from '../../fields/pictureDescription.ts'
import { createWordsSchema, exhibitFields, peopleField, shortTextField, spokenField } from './exhibitFields.ts'

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
    words: createWordsSchema({
      behind: eachPlaceholderTextField(24, 'count').meta({
        description: 'How many may step in, beside their bench. {count} is filled in.',
      }),
      only: eachPlaceholderTextField(24, 'count').meta({ description: 'The same where it is the last one. {count} is filled in.' }),
      spoken: spokenField('a station', 'station', 'crew', 'bench', 'needs', 'opens'),
    }),
  })
  .superRefine(({ describe, stations }, context) => checkDescription({ describe, stations }, context))
