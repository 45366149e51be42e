/** An employee's events with their total by the example policy, in the pictures of the ledger and the portal. */
import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { calculateStanding, REPORTED_EVENTS } from '#src/models/attendance/attendancePolicy.ts'
import { EXAMPLE_POLICY } from '#src/models/policy/examplePolicy.ts'
import { DESCRIPTION_TOO_SHORT, dayField, listField, placeholderTextField, textField } from '../fields/fields.ts'
import { checkDescription } from '../fields/pictureDescription.ts'

export const ledgerFields = {
  describe: withExampleFigures(placeholderTextField(320, 'total', 'months'))
    .min(30, DESCRIPTION_TOO_SHORT)
    .meta({
      description:
        'What the picture shows, in one or two whole sentences. It is read aloud to people who do not see the picture. It may say only counts that the picture shows. {total} are the points, {months} the months of the window.',
    }),
  asOf: dayField.meta({
    description: 'The day on which the picture is taken. The example policy gives the total on that day.',
  }),
  entries: listField(
    z.strictObject({
      day: dayField.meta({ description: 'The day of the event.' }),
      type: z.enum(REPORTED_EVENTS).meta({ description: 'What happened. The example policy gives the points for it.' }),
      title: textField(40).meta({ description: 'What the row calls it.' }),
      protection: z
        .enum(['none', 'pending', 'protected'])
        .meta({ description: 'none when it counts, pending while HR decides, protected when it never counts.' }),
    }),
    2,
    6,
  ).meta({ description: 'The employee’s events, from the first.' }),
}
const eventsSchema = z.object(ledgerFields)
type Events = z.output<typeof eventsSchema>

/** @returns the points on the picture's day, less those removed for perfect attendance */
function totalOf({ asOf, entries }: Events): number {
  const numberedEntries = entries.map((entry, index) => ({ ...entry, id: String(index) }))
  return calculateStanding(numberedEntries, EXAMPLE_POLICY, asOf).points
}

/** Refuses events that no longer count in full on the picture's day, because the rows would not add up to the total. */
export function checkLedger(picture: Events, context: z.RefinementCtx): void {
  const { asOf, entries } = picture
  const chargedPoints = entries.reduce((sum, { type, protection }) => sum + (protection === 'none' ? EXAMPLE_POLICY.points[type] : 0), 0)
  if (chargedPoints !== totalOf(picture))
    context.addIssue({
      code: 'custom',
      path: ['entries'],
      message: `Some of these points have expired or been removed by ${asOf}: show events that still count in full.`,
    })
  if (entries.some((entry) => entry.day > asOf))
    context.addIssue({
      code: 'custom',
      path: ['asOf'],
      message: 'One of the events is after this day: correct its day, or write a later one here.',
    })
  checkDescription(picture, context)
}

/** Adds the total to the picture and to its sentence for screen readers. */
export function withTotal<Picture extends Events>(picture: Picture): Picture & { total: number } {
  const total = totalOf(picture)
  return { ...picture, total, describe: fillIn(picture.describe, { total, months: EXAMPLE_POLICY.windowMonths }) }
}
