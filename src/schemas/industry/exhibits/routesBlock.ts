import { z } from 'zod'
import { minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'
import { clockField, kindField, listField, textField } from '../../fields/fields.ts'
import { checkDescription } from '../../fields/pictureDescription.ts'
import { exhibitFields, shortTextField } from './exhibitFields.ts'

export const routesBlockSchema = z
  .strictObject({
    ...kindField('routes', 'An exhibit: bus routes of a morning.'),
    ...exhibitFields,
    from: clockField.meta({ description: 'When the picture begins.' }),
    until: clockField.meta({ description: 'When the picture ends: not before the last bell.' }),
    routes: listField(
      z.strictObject({
        number: textField(4).meta({ description: 'The number of the route.' }),
        driver: shortTextField.meta({ description: 'The driver: an invented name.' }),
        leaves: clockField.meta({ description: 'When the bus leaves.' }),
        school: shortTextField.meta({ description: 'The school it drives to, as “schools” names it.' }),
        gap: z
          .exactOptional(
            z.strictObject({
              at: clockField.meta({ description: 'When the route lost its driver.' }),
              remark: textField(36).meta({ description: 'What the picture says there.' }),
              taken: clockField.meta({ description: 'When someone took the route.' }),
              takenRemark: textField(36).meta({ description: 'What the picture says then.' }),
            }),
          )
          .meta({ description: 'A driver who called off, and who took the route. Left out, the route had its driver all along.' }),
      }),
      3,
      7,
    ).meta({ description: 'The routes, from the top.' }),
    schools: listField(
      z.strictObject({
        name: shortTextField.meta({ description: 'The name of the school.' }),
        bell: clockField.meta({ description: 'When its bell rings.' }),
      }),
      1,
      3,
    ).meta({ description: 'The schools, each with its bell.' }),
  })
  .refine((morning) => morning.routes.every(({ school }) => morning.schools.some(({ name }) => name === school)), {
    path: ['schools'],
    message: 'A route leads to a school that is not in "schools": add it there, or correct its name in the route.',
  })
  .refine(({ from, until, schools }) => schools.every(({ bell }) => minutesAfter(from, bell) <= minutesAfter(from, until)), {
    path: ['until'],
    message: 'A bell lies outside the hours of the picture: correct the bell, or "from" and "until".',
  })
  .superRefine(({ describe, from, until, routes, schools }, context) =>
    checkDescription({ describe, from, until, routes, schools }, context),
  )
