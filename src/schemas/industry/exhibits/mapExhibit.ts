import { z } from 'zod'
import { kindField, listField, textField } from '../../fields/fields.ts'
import { checkDescription } from '../../fields/pictureDescription.ts'
import { exhibitFields } from './exhibitFields.ts'

const percentField = z.number().min(0, 'The map begins at 0: write 0 or more.').max(100, 'The map ends at 100: write 100 or less.')
export const mapExhibitSchema = z
  .strictObject({
    ...kindField('map', 'An exhibit: stores on a map, and which can help which.'),
    ...exhibitFields,
    stores: listField(
      z.strictObject({
        id: textField(8).meta({ description: 'The name by which roads refer to the store.' }),
        name: textField(24).meta({ description: 'The name of the store.' }),
        x: percentField.meta({ description: 'How far from the left edge of the map: 0 is the edge itself, 100 the right one.' }),
        y: percentField.meta({
          description:
            'How far from the top of the map: 0 is the top, 100 the bottom. Up to 49, its name stands above the store, from 50 on below it.',
        }),
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
        'The stores on the map. With its name, each takes about 20 from left to right and 40 from top to bottom: keep any two further apart than that in one of the two. The build does not notice if they overlap. Narrow windows show a list in place of the map.',
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
  .refine(({ stores, roads }) => roads.every(({ from, to }) => [from, to].every((id) => stores.some((store) => store.id === id))), {
    path: ['roads'],
    message: 'A road begins or ends at a store that is not on the map.',
  })
  .superRefine(({ describe, stores, roads }, context) =>
    checkDescription({ describe, roads, stores: stores.map(({ x: _x, y: _y, ...store }) => store) }, context),
  )
