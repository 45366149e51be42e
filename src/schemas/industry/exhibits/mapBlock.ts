import { z } from 'zod'
import { kindField, listField, textField } from '../../fields/fields.ts'
import { exhibitFields } from './exhibitFields.ts'

const milesField = z.number().min(0, 'Count from the store that is farthest out: write 0 or more.')
export const mapBlockSchema = z
  .strictObject({
    ...kindField('map', 'An exhibit: stores on a map, and which can help which.'),
    ...exhibitFields,
    stores: listField(
      z.strictObject({
        id: textField(8).meta({ description: 'The name by which roads refer to the store.' }),
        name: textField(24).meta({ description: 'The name of the store.' }),
        east: milesField.meta({ description: 'How many miles it is east of the store that is farthest west, such as 8.3.' }),
        south: milesField.meta({ description: 'How many miles it is south of the store that is farthest north.' }),
        status: textField(30).meta({ description: 'The status of the store, in a few words.' }),
        tone: z.enum(['go', 'hold', 'stop', 'plain']).meta({
          description:
            'The color of the status: go when it is settled, hold while it waits, stop when someone is missing, plain without color.',
        }),
      }),
      3,
      9,
    ).meta({
      description:
        'The stores, which the map fits in. With its name, each takes about a fifth of the width and two fifths of the height: look at the page, because the build does not notice if two overlap. Narrow windows show a list in place of the map.',
    }),
    roads: listField(
      z.strictObject({
        from: textField(8).meta({ description: 'The store at one end, by its id.' }),
        to: textField(8).meta({ description: 'The store at the other end, by its id.' }),
        label: textField(12).meta({ description: 'How far it is by this road.' }),
      }),
      1,
      12,
    ).meta({ description: 'The ways between stores.' }),
  })
  // What is read aloud is made from stores and roads.
  .omit({ describe: true })
  .refine(({ stores, roads }) => roads.every(({ from, to }) => [from, to].every((id) => stores.some((store) => store.id === id))), {
    path: ['roads'],
    message: 'A road begins or ends at a store that is not on the map: correct the id, or add the store to "stores".',
  })
